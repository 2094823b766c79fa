# Writes a C file that holds texts/*/*.ftl:
# cmake -DOUT=texts_data.c -DFOLDER=texts -P embed.cmake
file(GLOB files ${FOLDER}/*/*.ftl)
set(arrays "")
set(rows "")
set(number 0)
foreach(file ${files})
  get_filename_component(subject ${file} NAME_WE)
  get_filename_component(language ${file} DIRECTORY)
  get_filename_component(language ${language} NAME)
  file(READ ${file} hex HEX)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
  string(APPEND arrays
    "static const unsigned char text_${number}[] = { ${bytes}0 };\n")
  string(APPEND rows "    { \"${language}\", \"${subject}\", (const char *)text_${number} },\n")
  math(EXPR number "${number} + 1")
endforeach()
file(WRITE ${OUT} "#include \"texts/texts.h\"\n\n${arrays}
const struct oxhide_texts_file oxhide_texts_files[] = {\n${rows}    { 0, 0, 0 },\n};\n")
