/** Scores, speeds, dates, amounts, calculations and versions, one a line: many digits, and nobody to call. */
export const HARMLESS_NUMBERS: readonly string[] = `
Scores: 91, 104, 87, 132, 99, 120, 118
98/102/110/87
We did 112 115 98 120 101 WPM
112 - 115 - 98 - 120
112 → 115 → 120
120 > 118 > 115
Monday 88, Tuesday 91, Wednesday 95, Thursday 101
1st: 132, 2nd: 128, 3rd: 119, 4th: 102
2-1, 0-3, 4-4, 1-2, 5-3, 0-0
2:1; 0:3; 4:4; 1:2; 5:3
3–1 2–2 4–0 1–5
10-8 7-10 10-9 12-10
21:19, 18:21, 21:15
75000000 cash
123456789 cash and counting
Wir haben 123456789 Punkte
Wir haben 123.456.789 Punkte
Nous avons 123 456 789 points
Tenemos 1.234.567.890 puntos
2^31 = 2147483648
2 ^ 31 = 2147483648
10000000000 XP
3.1415926535897
3,14159265
0.6666666667
1.4142135623
2.99792458
1.6180339887
12.3456789
from 20000 to 35000 races
20000-35000 races
15000 - 7500 = 7500
1500+1500+1500=4500
1200 + 1300 + 1400 = 3900
144 x 144 = 20736
987654321 - 123456789 = 864197532
1000000 / 8 = 125000
1 2 1 3 2 4 1 1 5 2
Places this week 2,1,1,3,4,2,1,5,1
1 1 2 3 5 8 13 21 34 55 89
0 1 1 2 3 5 8 13 21 34
2 3 5 7 11 13 17 19 23 29
1 3 6 10 15 21 28 36 45
1 8 27 64 125 216 343
1950 1960 1970 1980
1987, 1994, 2001, 2016
1066 1492 1776 1969
Airbus 320 330 340 350
Boeing 707 727 737 747
BMW 318 320 325 330
RTX 3060 4070 5080
768 1024 1366 1920
1920x1080
1920 x 1080, 2560 x 1440
640 480, 800 600, 1024 768
1500 / 1320 / 990
1500 | 1320 | 990
980 1300
1180 1275
2350 2410 2298
10:30 11:00 11:30 12:00
08:00 - 12:00, 13:00 - 17:00
Mon 16-17, Tue 17-18, Wed 18-19
24.12.2026 25.12.2026 26.12.2026
24.12. 25.12. 26.12. 31.12.
2026/11/24 2026/11/25
100.5 99.8 101.2 98.7
100,5 99,8 101,2 98,7
95.5%, 97.1%, 99.9%
Accuracy 95 97 99 98 WPM 101 104 110 99
$12.50 + $7.50 = $20.00
20 € + 30 € + 50 €
Car 101, car 202, car 303
Lvl 10 20 30 40 50 60
5000 xp + 2500 xp + 1250 xp
4 8 15 16 23 42
10 100 1000 10000
50 100 150 200 250
1 10 100 1000
64 128 256 512
200 175 150 125 100
137 142
12 000 000 keys
We typed 12 000 000 keys
Ada has 45 000, Bo 38 000, Cy 27 000
45 000 38 000 27 000
100 000 races in 2026
385000 km
299 792 458 m/s
One million is 1000000 and 1000 million is 1000000000
0.1 0.2 0.3 0.4 0.5
1/8 2/8 3/8 4/8 5/8
-5, -10, -15
+5 +10 +15
+12 -8 +20 -15 +3
Elo 1200 1325 1410
Elo 1523, 1498, 1604
rank 12345 of 67890
#12 #34 #56 #78
Race 1234567
Today 98 WPM (best 132), yesterday 97 (best 128)
Record: 152.37 WPM at 99.41 %
Best five: 151.2 / 149.8 / 148.5 / 147.9 / 147.0
12 34 56
ten nine eight seven six five four three two one go
one two three four five six seven eight
eins zwei drei vier fünf
un deux trois quatre cinq six sept huit neuf dix
uno due tre quattro cinque sei sette otto nove dieci
Twenty cars, thirty races, forty words
Two hundred and fifty races
One hundred and twenty words a minute
first two, then three, then four
7 + 8 = 15, 9 + 6 = 15, 8 + 8 = 16
12*12=144 13*13=169 14*14=196
365 days, 52 weeks, 12 months, 24 hours, 60 minutes
2 4 6 8 10 12 14 16 18 20
99 bottles, 98 bottles, 97 bottles
99, 98, 97, 96, 95, 94
60 65 70 75 80 85 90
Goal: 60, 70, 80, 90, 100
Temp -3, 5, 12, 20
Page 12-34, 56-78
Room 204 at 14:15
Grades: 1, 2, 2, 1, 3, 2, 1, 4, 2
Marks 2 1 3 2 2 1 1 2 3
6 7 8 9 10 11 12
Q1 24, Q2 31, Q3 18, Q4 27
24-31-18-27
24, 31, 18, 27: 100 points
250 XP, 500 XP, 1000 XP
1000+ races, 50000+ words
10k, 20k, 30k
1.5 million
Today: 102, 98, 110, 95 WPM
We have 123456789 points
We won 4-2, 3-1, 2-2, 5-0, 1-0
120 118 125
110/112/134
1000000000
2^32 = 4294967296
100 000 000
1 234 567 890
100.000.000 Erfahrung
1.234.567,89
3.14159265
2.718281828
0.3333333333
10000 - 15000 races
25000 - 12500 = 12500
50000-100000 cash
1 3 2 4 1 5 2 1 3
1250 / 980 / 1100
256 512 1024 2048
1969 1972 1980
Boeing 737 747 777
1/2 2/3 3/4 4/5 5/6
a billion is 1 000 000 000
0900-1200, 1300-1600
Race 06.12 12.12 20.12 24.12
Chrome 126.0.6478.127
RGB 255 128 064
ISBN 978-3-16-148410-0
98.50 97.25 99.10
Lap times 1:23.456, 1:24.001 and 1:22.987
01101001 01110011
一二三四五六七八九十
2026年12月24日 17:30
Type the number row: 1 2 3 4 5 6 7 8 9 0
Mrs. Patterson's 4th period is winning by 12,345 points.
8 912 races
8 of 912 teams, 345 pts
Rookie (0-100) / Racer (101-500) / Pro (501-1000)
Ranks: Rookie 0-99, Racer 100-499, Pro 500-1499
`
  .trim()
  .split("\n");
