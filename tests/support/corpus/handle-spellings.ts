/** Names elsewhere past a filter, one a line: without marks, misspelled, in other languages. All are made up. */
export const HANDLE_SPELLINGS: readonly string[] = `
discord adaracer
add ada on snap
adaracer on insta
ada #1234
ada♯1234
gamertag ada
snap name ada
s.n.a.p: adaracer
dis cord: ada7
ライン: ada77
카톡: ada77
سناب: ada7
my gmail is adaracer
invite code abc123
discord wumpusking
discord: wumpusking
Discord = wumpus_king
disc: wumpusking
my discord is wumpusking
my dc: wumpusking
wumpusking on discord
add wumpusking on discord
add me on discord wumpusking
discord (wumpusking)
discord -> wumpusking
my disc name is wumpusking99
diskord: wumpusking
discrod wumpusking
d.i.s.c.o.r.d wumpusking
snap wumpusking
snap: wumpusking
snap me wumpusking
my snap wumpusking
snapchat wumpusking
snapchat is wumpusking
my snapchat name is wumpus_king
snapp: wumpusking
snap name wumpusking
add wumpusking on snap
add me on snap
add @wumpusking
follow @wumpusking
dm @wumpusking
follow wumpusking on insta
insta wumpusking
insta: wumpus.king
ig: wumpusking
ig wumpus_king
my ig is wumpusking
my insta is wumpusking
instagram @wumpusking
lnsta: wumpusking
tiktok wumpusking
tik tok: wumpusking
find me on tiktok wumpusking
@wumpusking on tiktok
im wumpusking on tiktok
tt: wumpusking
yt: wumpusking
subscribe to wumpusking on youtube
twitch wumpusking
my twitch is wumpusking
roblox wumpusking
my roblox is wumpusking
roblox user wumpusking7
rblx: wumpusking
xbox: wumpusking
psn: wumpus_king
gamertag wumpusking
gamertag: wumpus king
steam: wumpusking
steam name wumpusking
epic: wumpusking77
minecraft name: wumpusking
telegram: wumpusking
tg: wumpusking
whatsapp wumpusking
kik: wumpusking
kik wumpusking
skype wumpusking
sc: wumpusking
vk: wumpusking
zalo wumpusking
kakao: wumpusking
threads: wumpusking
bereal: wumpusking
bluesky: wumpusking
u/wumpusking
wumpusking#1234
wumpusking #1234
wumpusking # 1234
wumpusking#euw
mein insta ist wumpusking
mein snap: wumpusking
mi insta es wumpusking
mon snap c'est wumpusking
meu insta: wumpusking
ajoute moi sur snap
ajoute-moi sur insta
agrégame en insta
schreib mir auf whatsapp
schreib mir auf discord
hmu on snap
text me on whatsapp
message me on discord
talk to me on insta
join my discord
join our discord server
join the discord
hop on discord
дискорд: wumpusking
инста: wumpusking
тг: wumpusking
微信: wumpusking
gmail: wumpusking
discord/wumpusking
snap me at ada_races
hmu on adaraces
sn@p: adaraces
加我微信 wumpusking
vx: wumpusking
me chama no zap
dodaj mnie na snapie wumpusking
look me up on tiktok
meet code abc-defg-hij
google meet abc-defg-hij
join code: abcd12
wumpusking7 is my snap
wumpusking = my insta
wumpusking is my discord!
snap 👉 wumpusking
d*scord: wumpusking
disc*rd wumpusking7
what's app me
wattsapp me
telegramm: wumpusking
steam friend code 123456789
blooket code 1234567
`
  .trim()
  .split("\n");
