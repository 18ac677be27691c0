/** Talk of games, services, sentences without a blank between them, and names for players, one a line. */
export const HARMLESS_TALK: readonly string[] = `
My steam ran out
Our epic comeback
My xbox is broken
My snap decision
our minecraft world
My facebook is boring
our disc golf team
Minecraft: best game
Snap: the band broke
DC: Washington
Washington DC: capital
fb = feedback
AC/DC: Thunderstruck
xbox 360
epic 1v1
line 2nd
zoom 10x
cold snap 2026
ig 100
Minecraft 1.20.4 server
forza5 on xbox
gta5 on xbox
part2 on youtube
lesson5 on youtube
find me in line
call on line 2
message via signal
join our epic league
join the steam train
join my minecraft world
point de départ
Le point de vue
connect the dot live
the dot com boom
der Punkt es
we lost .gg
Great race.Us too
Fast.Online
well done.Us
Arrive at nine.sharp
Snap judgments lose races
Snap back to the start
Oh snap, Maria is fast
Snap: Leonardo wins again
My snap reaction was good
Steam power beats diesel
Our steam engine is old
My steam is running out
Full steam ahead
The steam: hot and white
Our epic win on Sunday
Epic: what a race
Epic race, Jonas!
Epic Fail 7
What an epic 2nd lap
Signal lost
The signal: red, then green
My signal is weak
Bad signal on lap 3
Zoom zoom zoom
My zoom was broken
Zoom 2x in the replay
Line 1 is hard, line 2 is easy
My line is slow
Hold the line, Ahmed
Our line of cars
Disc 2 of the album
My disc brakes squeak
DC comics or Marvel?
Marvel and DC: which one?
Washington DC is far
AC/DC: Back in Black
ig we lost
ig it was lag
My ig is bad
fb = fallback
tg we won
yt is blocked at school
Minecraft: Java Edition
Minecraft: the movie
Minecraft 1.21 is out
my minecraft dog died
our minecraft castle
my minecraft server is down
Minecraft > Roblox
Roblox = fun
Roblox: who plays it?
Roblox is down today
my roblox avatar is blue
My xbox is old
Xbox 360 or PS5?
Xbox Series X
Xbox: 2, Playstation: 3
My playstation broke
We play Forza on xbox
forza4 on xbox was better
nba2k24 on xbox
I saw it on youtube yesterday
part3 on youtube
Lesson 5 on youtube
The video is on youtube
Watch typing videos on YouTube
YouTube: typing lesson 3
My youtube is blocked
Twitch: no thanks
My twitch finger is fast
Twitch reflexes win
twitch muscle training
TikTok is too loud
tiktok: never
Facebook: for grandparents
My facebook is empty
Discord: a lack of harmony
There is discord in the team
Discord grew among them
Discord between Anna and Bob hurts
Insta-win for us
insta win
Instant noodles
Telegram: an old way to write
The telegram was late
A telegram from grandpa
Kik off at five
The messenger ran fast
Messenger pigeons are fast
My messenger bag is red
Skype is gone
Whatsapp is blocked here
Threads of wool
The matrix is on TV
Teams: red, blue, green
Teams: Rapid Foxes and Slow Snails
Slack off later
Element: fire
My element is water
Join our epic race on Friday
Join the steam club
Join the line at nine
Join our team
Join the minecraft fans
Join this line
Find me in the line
Find me at the finish line
Call me on line three
Text on line 4 is hard
Follow the signal
Follow me to the finish
Add me to the list
Message of the day: race at dawn
Talk to the captain
Chat is off
Great race.Next one at five
Great race.We won
Well done.Us next
Good luck.To all
Fast race.So close
We won.It was great
Nice.Is it over
Done.At last
gg.No re
ok.Go go go
Thanks.Info follows
Ready.Set.Go
One.Two.Three
Yes.It is
Stop.Look.Listen
nice , gg
well raced . gg
gg , all
gg . wp
close race .gg
point de vue
Le point de départ est ici
à ce point de la course
un point info
Der Punkt ist gut
Punkt de la
at this point us racers rest
connect the dots
dot to dot
polka dot club
Je pars de Paris , de Lyon
Gracias , de nada
De rien , de rien
Bonjour , ca va
Stop, come on
Look at this.cool
see you at nine.sharp
race @ 8.pm
race @ 8.30
meet @ home
5 @ 10
@ada gg
@ada, gg
@bo well raced
@everyone race at 5
Meet at noon.Be there
We meet at gate 5.Bring water
Looking at us.fun
e.g. this
i.e. that
etc.
a.k.a. the fox
Dr. Fox
Mr.Fox
St.Moritz
No.5
vol.3
ver.2
approx.50 races
U.S.A.
R.I.P.
A.B.C.
A B C D E F G
a-b-c-d-e
T E A M
W I N
G O G O
l e t s g o
F A S T
1/2/3 go
www means world wide web
http is a protocol
and/or
he/she
km/h
w/o
n/a
24/7
A/B test
race/rest/repeat
c++ and c#
Team #1
Race #1234
We're #1234 today
Room #2045
mein snap war schlecht
Minecraft macht Spaß
Minecraft: bestes Spiel
Mein xbox ist kaputt
Unser discord war lustig
Fortnite ist langweilig
Ich schaue youtube
Das Rennen auf youtube
Mi xbox es vieja
Minecraft es divertido
Fortnite: muy aburrido
Nous jouons à minecraft
Mon xbox est cassé
Roblox: trop lent
Gioco a minecraft
Eu jogo roblox
Ik speel minecraft
Gram w minecraft
Wir treffen uns um 17.30 am Punkt
Hausaufgaben zuerst.Dann Rennen
Erst Schule.Dann Rennen
Primero la escuela.Luego la carrera
Danke Maria.Bis morgen
hotmail is old
gmail was down
Our mail is slow
Mail came at noon
yahoo we won
Yahoo! We won
at outlook point
The outlook is good
live at dawn
invite a friend
Server is down
Class code of honour
Code: be nice
User of the week: Maria
Name: Rapid Foxes
Tag: FAST
Captain: Olivia
Captain Olivia on lap 3
Add Olivia to the team
Follow Olivia
Well done Olivia, Noah and Liam
Olivia on fire
Noah in line for gold
Olivia is on youtube
Noah plays roblox
Noah on xbox
Snap2010
Disc_Golf_7
Snap_Dragon_7
Minecraft_Fan_7
Roblox_Kid_2015
DC_2026
Epic_Olivia
Steam_Noah
Line_Liam_7
Zoom_Mia_9
Signal_Max_3
XboxFan12
Twitchy_Typer
Snapper
Snap_Happy_12
Snapdragon_5
Insta_Racer_9
Tiktok_Fan_3
Youtube_Fan_8
IG_12
Fb_99
Dc_Fan_4
Epic-Win-2
Steam_Roller_55
Minecraft_Pro
Mc_Fox_7
Discord_Breaker_9
Telegram_Boy
Kik_Off_3
Teams_Rule_1
Matrix_Neo
Fast_Car_99
gg_wp_7
Dot_Com_Kid
at_the_top
me_too
live_fast_7
com_fan
Net_Ninja_5
Org_Fox_3
Speed.Fox
Snap-Fox-3
`
  .trim()
  .split("\n");
