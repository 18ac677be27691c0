/** Talk of games, services and teams, one a line. */
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
3rd period is winning, 4th period is second.
Ms. Okafor 3rd period team
Mr. Kowalski period at 3 is cancelled
1st period to the front, please.
2nd period no racing today
hockey: 2nd period us 3 them 1
Mia period me next
Patel Period Team
Kowalskis point is that accuracy matters.
2nd point is more important: accuracy
1st point be kind, 2nd point no cheating
Mbappe point to win
Mbappé ponto de ouro
Zorgo point team
Race at 3 pm at Okafor's room
Practice at 3 pm on Kingsbury field
hmu on Monday
Search on YouTube for typing tips
Look me up on the leaderboard
Meet the team: Ada, Bo, Cy
join code is on the board
wx report: sunny
mia@school plays
Olumide is my snap partner
Typing is my discord
The dotcom bubble, early dotcom years
Telegramm: Szymon gewinnt
friend code is on the card
Zoom us in!
Szymon 👉 your turn
3*4 is 12, 7*8 is 56
What's app time? 3 pm
Snapchat 🏁 racing
Insta 🏁 Szymon
`
  .trim()
  .split("\n");
