# Writes a C file that holds the files of a folder and of the folders in it by
# name ("bronze", "ru/bronze"), without the comments of Markdown, which are for
# checks and for the page. With a picture goes the paragraph that describes it,
# but for an example, "*Example.* ...", which can be read alone:
# cmake -DOUT=rules_data.c -DFOLDER=docs/rules -DKIND=rules -DEND=md -P embed.cmake
# KIND is that of apps/cli/<KIND>.h: struct <KIND>_file <KIND>_files[].
file(GLOB files ${FOLDER}/*.${END} ${FOLDER}/*/*.${END})
set(arrays "")
set(rows "")
set(number 0)
foreach(file ${files})
  file(RELATIVE_PATH name ${FOLDER} ${file})
  string(REGEX REPLACE "\\.${END}$" "" name ${name})
  file(READ ${file} text)
  string(REGEX REPLACE "\n<!-- picture [^\n]*-->\n[^*\n][^\n]*(\n[^\n]+)*"
    "" text "${text}")
  string(REGEX REPLACE "\n<!--[^\n]*-->" "" text "${text}")
  string(REGEX REPLACE " *<!--[^\n]*-->" "" text "${text}")
  string(HEX "${text}" hex)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
  string(APPEND arrays
    "static const unsigned char text_${number}[] = { ${bytes}0 };\n")
  string(APPEND rows "    { \"${name}\", (const char *)text_${number} },\n")
  math(EXPR number "${number} + 1")
endforeach()
file(WRITE ${OUT} "#include \"apps/cli/${KIND}.h\"\n\n${arrays}
const struct ${KIND}_file ${KIND}_files[] = {\n${rows}    { 0, 0 },\n};\n")
