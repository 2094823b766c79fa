BEGIN TRANSACTION;
CREATE TABLE entries(stream TEXT NOT NULL, number INTEGER NOT NULL, request TEXT NOT NULL, at INTEGER NOT NULL, wall INTEGER NOT NULL, body TEXT NOT NULL, keys TEXT NOT NULL, PRIMARY KEY(stream, number)) WITHOUT ROWID;
INSERT INTO "entries" VALUES('p:a4l22bail5qjqj4a',1,'a4l22bail5qjqj4a:a',52,1794819707639,'{"e":"joined","token":"a56ea3bce04e96505c95e210c3979fce1c3a0f9ebccc01a3a2a9f65f05030b62"}
','+token:a56ea3bce04e96505c95e210c3979fce1c3a0f9ebccc01a3a2a9f65f05030b62
');
INSERT INTO "entries" VALUES('p:a4l22bail5qjqj4a',2,'a4l22bail5qjqj4a:0476f2fd9211a57a',64,1794819707651,'{"e":"met","table":"abircus5wqkx4pjw"}
','');
INSERT INTO "entries" VALUES('t:abircus5wqkx4pjw',1,'a4l22bail5qjqj4a:0476f2fd9211a57a',78,1794819707665,'{"e":"made","host":"a4l22bail5qjqj4a","game":"bronze-age","options":"","seats":2,"clock":"none","time":1,"bonus":0,"level":"ai:4","counts":false,"watch":true,"lot":false,"secret":"30c4c36db6ce94d1df56a386ceecb5f806d7ff57dc0ce9d9be62f1fe4b3d1caa","invite":"gf7zlywcf5qc4kbfpeazp4x6pkvjotzd","code":"river-ap4"}
','+invite:gf7zlywcf5qc4kbfpeazp4x6pkvjotzd
+code:river-ap4
');
INSERT INTO "entries" VALUES('t:abircus5wqkx4pjw',2,'a4l22bail5qjqj4a:431074be8765fa26',100,1794819707687,'{"e":"sat","seat":0,"person":"a4l22bail5qjqj4a","mean":150000,"spread":35000,"bot":false,"beside":false}
','');
INSERT INTO "entries" VALUES('t:abircus5wqkx4pjw',3,'a4l22bail5qjqj4a:302b04dcff0c6448',118,1794819707705,'{"e":"computer","seat":1,"player":"ai:1"}
','');
INSERT INTO "entries" VALUES('t:abircus5wqkx4pjw',4,'a4l22bail5qjqj4a:2bcb254d9f92c357',140,1794819707727,'{"e":"started"}
{"e":"dealt","rules":1,"missing":["a4l22bail5qjqj4a"]}
{"e":"lines","from":0,"lines":". first A                       ; 2\n. deal A s01                    ; 16\n. deal A m13                    ; 16\n. deal A p09                    ; 16\n. deal B s08                    ; 15\n. deal B m16                    ; 15\n. deal B p13                    ; 15\n. top a mountains               ; 3\n. top b plains                  ; 3\n. top c plains                  ; 3\n. civ A alashiya                ; 6\n. civ B assyria                 ; 5\n"}
','-code:river-ap4
');
INSERT INTO "entries" VALUES('t:abircus5wqkx4pjw',5,'a4l22bail5qjqj4a:20847baddd4bedf5',164,1794819707751,'{"e":"said","seat":0}
','');
CREATE TABLE heads(stream TEXT PRIMARY KEY, number INTEGER NOT NULL, due INTEGER NOT NULL, holder TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO "heads" VALUES('p:a4l22bail5qjqj4a',2,9223372036854775807,'166410c960433c12',1794819722684);
INSERT INTO "heads" VALUES('t:abircus5wqkx4pjw',5,9223372036854775807,'166410c960433c12',1794819722784);
CREATE TABLE keys(key TEXT PRIMARY KEY, stream TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO "keys" VALUES('token:a56ea3bce04e96505c95e210c3979fce1c3a0f9ebccc01a3a2a9f65f05030b62','p:a4l22bail5qjqj4a');
INSERT INTO "keys" VALUES('invite:gf7zlywcf5qc4kbfpeazp4x6pkvjotzd','t:abircus5wqkx4pjw');
CREATE TABLE pulse(clock INTEGER NOT NULL, time INTEGER NOT NULL, wall INTEGER NOT NULL);
INSERT INTO "pulse" VALUES(0,1794819707588,1794819707587);
CREATE TABLE texts(stream TEXT NOT NULL, number INTEGER NOT NULL, owner TEXT NOT NULL, words TEXT NOT NULL, PRIMARY KEY(stream, number)) WITHOUT ROWID;
INSERT INTO "texts" VALUES('p:a4l22bail5qjqj4a',1,'a4l22bail5qjqj4a','Kept');
INSERT INTO "texts" VALUES('t:abircus5wqkx4pjw',2,'a4l22bail5qjqj4a','Kept');
INSERT INTO "texts" VALUES('t:abircus5wqkx4pjw',5,'a4l22bail5qjqj4a','kept words');
CREATE UNIQUE INDEX entries_request ON entries(stream, request);
CREATE INDEX texts_owner ON texts(owner);
CREATE INDEX heads_due ON heads(due);
CREATE INDEX keys_stream ON keys(stream);
COMMIT;
PRAGMA user_version=1;
