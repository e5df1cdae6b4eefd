BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('a002');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "chat" VALUES(1,'FnZYlutiWDAaNeTp','GD80bBWn3-3K0xHs','привіт',1.79477193332280802722e+09);
CREATE TABLE links (
	code VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (code), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	line TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	clock TEXT, 
	PRIMARY KEY (table_id, ply)
);
INSERT INTO "log" VALUES('FnZYlutiWDAaNeTp',0,'1 k c4',1.79477193222991085051e+09,'{"control":{"kind":"game","seconds":100000,"increment":0,"days":3},"left":[99999.93071484566,100000.0],"running":[1],"since":1794771932.2299109}');
INSERT INTO "log" VALUES('FnZYlutiWDAaNeTp',1,'1 ghost c1d1',1.79477193227841758721e+09,'{"control":{"kind":"game","seconds":100000,"increment":0,"days":3},"left":[99999.8822081089,100000.0],"running":[2],"since":1794771932.2784176}');
INSERT INTO "log" VALUES('FnZYlutiWDAaNeTp',2,'2 k b1',1.7947719323256459236e+09,'{"control":{"kind":"game","seconds":100000,"increment":0,"days":3},"left":[99999.8822081089,99999.95277166367],"running":[2],"since":1794771932.325646}');
INSERT INTO "log" VALUES('FnZYlutiWDAaNeTp',3,'2 ghost e1f1',1.79477193234411907195e+09,'{"control":{"kind":"game","seconds":100000,"increment":0,"days":3},"left":[99999.8822081089,99999.93429851532],"running":[1],"since":1794771932.344119}');
INSERT INTO "log" VALUES('FnZYlutiWDAaNeTp',4,'1 k f3',1.79477193239110636708e+09,'{"control":{"kind":"game","seconds":100000,"increment":0,"days":3},"left":[99999.83522081375,99999.93429851532],"running":[2],"since":1794771932.3911064}');
INSERT INTO "log" VALUES('FnZYlutiWDAaNeTp',5,'2 k b5',1.79477193239654088017e+09,'{"control":{"kind":"game","seconds":100000,"increment":0,"days":3},"left":[99999.83522081375,99999.92886400223],"running":[1],"since":1794771932.3965409}');
INSERT INTO "log" VALUES('FnZYlutiWDAaNeTp',6,'1 k a6',1.79477193244636583323e+09,'{"control":{"kind":"game","seconds":100000,"increment":0,"days":3},"left":[99999.78539586067,99999.92886400223],"running":[2],"since":1794771932.4463658}');
INSERT INTO "log" VALUES('FnZYlutiWDAaNeTp',7,'2 k a3',1.79477193244833898547e+09,'{"control":{"kind":"game","seconds":100000,"increment":0,"days":3},"left":[99999.78539586067,99999.92689085007],"running":[1],"since":1794771932.448339}');
INSERT INTO "log" VALUES('FnZYlutiWDAaNeTp',8,'1 k a1',1.79477193250562834739e+09,'{"control":{"kind":"game","seconds":100000,"increment":0,"days":3},"left":[99999.72810649872,99999.92689085007],"running":[2],"since":1794771932.5056283}');
INSERT INTO "log" VALUES('FnZYlutiWDAaNeTp',9,'2 k c6',1.79477193251196074481e+09,'{"control":{"kind":"game","seconds":100000,"increment":0,"days":3},"left":[99999.72810649872,99999.9205584526],"running":[1],"since":1794771932.5119607}');
INSERT INTO "log" VALUES('FnZYlutiWDAaNeTp',10,'1 k e1',1.79477193256528925894e+09,'{"control":{"kind":"game","seconds":100000,"increment":0,"days":3},"left":[99999.67477798462,99999.9205584526],"running":[2],"since":1794771932.5652893}');
INSERT INTO "log" VALUES('FnZYlutiWDAaNeTp',11,'2 k c3',1.79477193257027029991e+09,'{"control":{"kind":"game","seconds":100000,"increment":0,"days":3},"left":[99999.67477798462,99999.91557741165],"running":[1],"since":1794771932.5702703}');
INSERT INTO "log" VALUES('FnZYlutiWDAaNeTp',12,'1 k f5',1.79477193262139201159e+09,'{"control":{"kind":"game","seconds":100000,"increment":0,"days":3},"left":[99999.62365627289,99999.91557741165],"running":[2],"since":1794771932.621392}');
INSERT INTO "log" VALUES('FnZYlutiWDAaNeTp',13,'2 k f4',1.79477193262606668465e+09,'{"control":{"kind":"game","seconds":100000,"increment":0,"days":3},"left":[99999.62365627289,99999.91090273857],"running":[1],"since":1794771932.6260667}');
INSERT INTO "log" VALUES('FnZYlutiWDAaNeTp',14,'! undo 13',1.79477193267350554469e+09,'{"control":{"kind":"game","seconds":100000,"increment":0,"days":3},"left":[99999.57621741295,99999.91090273857],"running":[2],"since":1794771932.6735055}');
INSERT INTO "log" VALUES('tBg9sHgguoI10rBc',0,'1 k c3',1.79477193377509379392e+09,NULL);
INSERT INTO "log" VALUES('tBg9sHgguoI10rBc',1,'! resign 1',1.79477193382156515119e+09,NULL);
INSERT INTO "log" VALUES('nXL-Xs4AzZYD5PeK',0,'* deal 1 15 19 20 41 59 60 83',1.79477193430125093456e+09,NULL);
INSERT INTO "log" VALUES('nXL-Xs4AzZYD5PeK',1,'* deal 2 2 13 33 34 56 62 67',1.79477193430125093456e+09,NULL);
INSERT INTO "log" VALUES('nXL-Xs4AzZYD5PeK',2,'* deal 3 17 32 40 45 73 75 77',1.79477193430125093456e+09,NULL);
INSERT INTO "log" VALUES('nXL-Xs4AzZYD5PeK',3,'1 tell 15 purring',1.79477193431820440292e+09,NULL);
INSERT INTO "log" VALUES('pfsXy91ku5g2yA0Z',0,'! bot 2 1',1.79477193466542935375e+09,NULL);
INSERT INTO "log" VALUES('pfsXy91ku5g2yA0Z',1,'! bot 3 1',1.79477193466542935375e+09,NULL);
INSERT INTO "log" VALUES('pfsXy91ku5g2yA0Z',2,'* first 1',1.79477193466542935375e+09,NULL);
INSERT INTO "log" VALUES('pfsXy91ku5g2yA0Z',3,'* items boxes bin treehouse',1.79477193466542935375e+09,NULL);
INSERT INTO "log" VALUES('pfsXy91ku5g2yA0Z',4,'* deal 1 4 5 9',1.79477193466542935375e+09,NULL);
INSERT INTO "log" VALUES('pfsXy91ku5g2yA0Z',5,'* deal 2 1 3 7',1.79477193466542935375e+09,NULL);
INSERT INTO "log" VALUES('pfsXy91ku5g2yA0Z',6,'* deal 3 2 5 9',1.79477193466542935375e+09,NULL);
CREATE TABLE mutes (
	person VARCHAR(32) NOT NULL, 
	muted VARCHAR(32) NOT NULL, 
	PRIMARY KEY (person, muted), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	avatar VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('giM-sbYsE7dMTcoO','Ада','fox',1.79477193178624033929e+09);
INSERT INTO "people" VALUES('GD80bBWn3-3K0xHs','Guest 1','fox',1.79477193200418305395e+09);
INSERT INTO "people" VALUES('DjoUXmqMRQa0ZOZM','Guest 2','fox',1.79477193206167483325e+09);
INSERT INTO "people" VALUES('tZv4gilEFRCqgI6v','Guest 1','fox',1.79477193346897077562e+09);
INSERT INTO "people" VALUES('GnA06ySBLVdb1AY9','Guest 2','fox',1.79477193358994770045e+09);
INSERT INTO "people" VALUES('VHEUedouE_JjJwKk','Guest 1','fox',1.7947719339660315514e+09);
INSERT INTO "people" VALUES('2Q8CqRxbzzKRCTbJ','Guest 2','fox',1.79477193401729440691e+09);
INSERT INTO "people" VALUES('2xcE_8GCbc3XPNeo','Guest 3','fox',1.79477193406615161902e+09);
INSERT INTO "people" VALUES('W8pAXxYfxytWwlhy','Guest 1','fox',1.79477193443794131276e+09);
INSERT INTO "people" VALUES('5Ar-pBaSpCoJ417g','Ада','fox',1.79478269518923234937e+09);
CREATE TABLE places (
	person VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, away BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "places" VALUES('giM-sbYsE7dMTcoO','G4aAORnUpixfXjzG',0);
INSERT INTO "places" VALUES('DjoUXmqMRQa0ZOZM','FnZYlutiWDAaNeTp',0);
INSERT INTO "places" VALUES('GD80bBWn3-3K0xHs','FnZYlutiWDAaNeTp',0);
INSERT INTO "places" VALUES('GnA06ySBLVdb1AY9','WfxnkwzCTsJIisBe',0);
INSERT INTO "places" VALUES('tZv4gilEFRCqgI6v','WfxnkwzCTsJIisBe',0);
INSERT INTO "places" VALUES('GnA06ySBLVdb1AY9','tBg9sHgguoI10rBc',0);
INSERT INTO "places" VALUES('tZv4gilEFRCqgI6v','tBg9sHgguoI10rBc',0);
INSERT INTO "places" VALUES('2Q8CqRxbzzKRCTbJ','nXL-Xs4AzZYD5PeK',0);
INSERT INTO "places" VALUES('2xcE_8GCbc3XPNeo','nXL-Xs4AzZYD5PeK',0);
INSERT INTO "places" VALUES('VHEUedouE_JjJwKk','nXL-Xs4AzZYD5PeK',0);
INSERT INTO "places" VALUES('W8pAXxYfxytWwlhy','pfsXy91ku5g2yA0Z',0);
INSERT INTO "places" VALUES('5Ar-pBaSpCoJ417g','V9I1temhgDMYOac7',1);
CREATE TABLE reports (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	"by" VARCHAR(32) NOT NULL, 
	about VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	phase VARCHAR(16) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	about TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('G4aAORnUpixfXjzG','spots','waiting',1,1.79477193179835724833e+09,'{"id":"G4aAORnUpixfXjzG","game":"spots","version":1,"seats":3,"options":{"tricks":"new-family","dog-treats":"1","scored-paws":"off"},"owner":"giM-sbYsE7dMTcoO","seed":"910e806a2ae6ad04406df7867e04019e2ef23a9de18a2db4ba0a7e75849aefff","created":1794771931.7983572,"places":[{"person":"giM-sbYsE7dMTcoO","share":"none"},{},{}],"phase":"waiting","listed":true,"locked":false,"spectators":true,"spectators_chat":true,"seating":"chosen","clock":{"kind":"none","seconds":60,"increment":0,"days":3},"chairs":[],"removed":[],"started":null,"ended":null,"rematch":null}');
INSERT INTO "tables" VALUES('FnZYlutiWDAaNeTp','boooop','playing',0,1.79477193207229042057e+09,'{"id":"FnZYlutiWDAaNeTp","game":"boooop","version":1,"seats":2,"options":{"ghosts":"on"},"owner":"GD80bBWn3-3K0xHs","seed":"f98e240cd107412c9f895b5b29425b3e4fb72fccd75ea7fe80289bc6a18a2aeb","created":1794771932.0722904,"places":[{"person":"DjoUXmqMRQa0ZOZM","share":"share-2"},{"person":"GD80bBWn3-3K0xHs","share":"share-1"}],"phase":"playing","listed":false,"locked":false,"spectators":true,"spectators_chat":true,"seating":"chance","clock":{"kind":"game","seconds":100000,"increment":0,"days":3},"chairs":[2,1],"removed":[],"started":1794771932.1519873,"ended":null,"rematch":null}');
INSERT INTO "tables" VALUES('tBg9sHgguoI10rBc','boooop','finished',0,1.79477193362832307811e+09,'{"id":"tBg9sHgguoI10rBc","game":"boooop","version":1,"seats":2,"options":{"ghosts":"off"},"owner":"tZv4gilEFRCqgI6v","seed":"801ac4f0ffedb3cc9d76d841fe1593f8d7adb9d7cbaf6b765a147ac37e12b2fd","created":1794771933.628323,"places":[{"person":"tZv4gilEFRCqgI6v","share":"share-1"},{"person":"GnA06ySBLVdb1AY9","share":"share-2"}],"phase":"finished","listed":false,"locked":false,"spectators":true,"spectators_chat":true,"seating":"chosen","clock":{"kind":"none","seconds":60,"increment":0,"days":3},"chairs":[],"removed":[],"started":1794771933.7152638,"ended":1794771933.8291268,"rematch":"WfxnkwzCTsJIisBe"}');
INSERT INTO "tables" VALUES('WfxnkwzCTsJIisBe','boooop','waiting',0,1.79477193387783980366e+09,'{"id":"WfxnkwzCTsJIisBe","game":"boooop","version":1,"seats":2,"options":{"ghosts":"off"},"owner":"tZv4gilEFRCqgI6v","seed":"358eef31d08fe380048d1ecc55f45d98baff1ee420b1281fe804c4c446fb17ac","created":1794771933.8778398,"places":[{"person":"GnA06ySBLVdb1AY9","share":"none"},{"person":"tZv4gilEFRCqgI6v","share":"none"}],"phase":"waiting","listed":false,"locked":false,"spectators":true,"spectators_chat":true,"seating":"chosen","clock":{"kind":"none","seconds":60,"increment":0,"days":3},"chairs":[],"removed":[],"started":null,"ended":null,"rematch":null}');
INSERT INTO "tables" VALUES('nXL-Xs4AzZYD5PeK','dixit','playing',0,1.79477193407061052319e+09,'{"id":"nXL-Xs4AzZYD5PeK","game":"dixit","version":1,"seats":3,"options":{"goal":"30","cards":"84","deck":"dreams"},"owner":"VHEUedouE_JjJwKk","seed":"7839ede971483e1aca8424e64bd32d831765709c081d1f64e1bb01d68804bc3d","created":1794771934.0706105,"places":[{"person":"VHEUedouE_JjJwKk","share":"share-1"},{"person":"2Q8CqRxbzzKRCTbJ","share":"share-2"},{"person":"2xcE_8GCbc3XPNeo","share":"share-3"}],"phase":"playing","listed":false,"locked":false,"spectators":true,"spectators_chat":true,"seating":"chosen","clock":{"kind":"none","seconds":60,"increment":0,"days":3},"chairs":[],"removed":[],"started":1794771934.2953146,"ended":null,"rematch":null}');
INSERT INTO "tables" VALUES('pfsXy91ku5g2yA0Z','barking','playing',0,1.79477193444806027407e+09,'{"id":"pfsXy91ku5g2yA0Z","game":"barking","version":1,"seats":3,"options":{"cats":"on"},"owner":"W8pAXxYfxytWwlhy","seed":"76ffa6d2b1c6a74967025f6456430f4980ee29844e13f05edcb4c22a343acf70","created":1794771934.4480603,"places":[{"person":"W8pAXxYfxytWwlhy","share":"share-1"},{"bot":1,"share":"bot"},{"bot":1,"share":"bot"}],"phase":"playing","listed":false,"locked":false,"spectators":true,"spectators_chat":true,"seating":"chosen","clock":{"kind":"none","seconds":60,"increment":0,"days":3},"chairs":[],"removed":[],"started":1794771934.6599202,"ended":null,"rematch":null}');
INSERT INTO "tables" VALUES('V9I1temhgDMYOac7','boooop','waiting',0,1.79478269521247839933e+09,'{"id":"V9I1temhgDMYOac7","game":"boooop","version":1,"seats":2,"options":{"ghosts":"on"},"owner":"5Ar-pBaSpCoJ417g","seed":"937bd6aa8979fa0c1cd899748a84f60c0dcf724027b4f8b27a92338cf871c5d5","created":1794782695.2124784,"places":[{"person":"5Ar-pBaSpCoJ417g","share":"none"},{}],"phase":"waiting","listed":false,"locked":false,"spectators":true,"spectators_chat":true,"seating":"chosen","clock":{"kind":"none","seconds":60,"increment":0,"days":3},"language":"en","chairs":[],"removed":[],"started":null,"ended":null,"result":null,"ending":null,"rematch":null,"rematch_by":null}');
CREATE INDEX tables_by_phase ON tables (phase, listed);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE INDEX ix_chat_person ON chat (person);
COMMIT;
