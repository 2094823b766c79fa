# Что говорит библиотека о любой игре.

engine-list-comma = {", "}
engine-list-and = {" и "}
