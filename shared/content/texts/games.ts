import { text } from "./race-text.ts";

export const GAMES = [
  text(
    182,
    "The rope",
    "The rope goes round, and you stand at the side and nod your head to the beat. Not this one, not the next one, then now. You are in. The rope ticks on the ground, the rest of us sing the count, and your feet do it on their own.",
  ),
  text(
    183,
    "Faster than a thought",
    "In table tennis the ball weighs less than three grams, and it may cross the table quicker than you can think. So good players do not think. They watch the bat, the wrist, the shoulder, and their own hand is on its way.",
  ),
  text(
    184,
    "Peach baskets",
    "James Naismith, a teacher in Springfield, Massachusetts, needed an indoor game for winter. In December 1891 he nailed up two peach baskets and wrote 13 rules. There was just one problem: after every goal, somebody had to climb a ladder and fetch the ball!",
  ),
  text(
    185,
    "Tall new boy",
    "No team had asked the tall new boy to play. He could not run, he said, and he could not kick. So we put him in goal. He had arms like the sails of a mill, and from that day on he was the first one that each side asked for.",
  ),
  text(
    186,
    "Sweeping the ice",
    "Curling looks like housework in a hurry: two players sweep the ice in front of a heavy stone. Yet it works. Rubbing warms the ice a little, so the stone glides further and keeps a straighter line. You should see their kitchens!",
  ),
  text(
    187,
    "Minute 89",
    'Minute 89, score 2-2. Coach Ito shouts, "Zara, go!" Zara, the youngest on the squad (and the smallest), dashes past No. 4, past No. 6, turns left, shoots... The crossbar! The rebound hits her knee, and rolls in. "Exactly as planned," she\'ll say forever after.',
  ),
  text(
    188,
    "Ten good yards",
    "On your first day on the ice you hold the rail. On the next you hold a hand. On the third you let go, and for ten good yards you are a bird. Then you sit down hard, and laugh, and the ice is cold on the seat of your jeans.",
  ),
  text(
    207,
    "Across the Channel",
    "Gertrude Ederle swam the English Channel on 6 August 1926, in about 14 and a half hours: roughly 2 hours faster than any man before her. She'd sealed her goggles with wax; wind and tide pushed her sideways, so she covered 56 kilometres instead of 34.",
  ),
] as const;
