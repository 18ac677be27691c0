/** Sentences with dots and marks in unusual places, and names for players, one a line. */
export const HARMLESS_MARKS: readonly string[] = `
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
