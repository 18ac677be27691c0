import { text } from "./race-text.ts";

export const SEASONS = [
  text(
    62,
    "First frost",
    "One night the frost comes and draws a thin line of salt round each leaf. The grass is stiff and it sings under our boots. At ten the sun is up over the hill, and the lawn is green again as if none of it had been real.",
  ),
  text(
    63,
    "Acorn bank",
    "Jays hide thousands of acorns every autumn and remember where most of them are. The rest stay in the ground and grow. Many an old oak stands where it does because a bird, a long time ago, forgot about its lunch.",
  ),
  text(
    64,
    "Equal night",
    "Twice a year, around 20 March and 22 September, day and night are almost equally long everywhere on Earth. At the North Pole, the first of those dates brings a sunrise, and the second brings the only sunset of the year: good night, until spring!",
  ),
  text(
    65,
    "Leaf pile",
    "It took an hour to rake the leaf pile and no time at all to jump in it. Then it was all over the lawn again, so we had to rake it up one more time. In that manner the best part of the fall lasted until it got dark.",
  ),
  text(
    66,
    "A month called Mud",
    "Between winter and spring there is a month that nobody has named. We call it Mud. Boots live on the porch, the dog lives in a towel, and everything you drop on the path is gone until the grass gives it back in June.",
  ),
  text(
    67,
    "Blossom forecast",
    "Newspapers in Japan print a forecast of the cherry blossom: it opens on Okinawa in January, in Tokyo around late March, on Hokkaido not before late April. Families spread blankets under the trees, share rice balls and, for about 7 days, look up.",
  ),
  text(
    68,
    "Seed news",
    "You put a seed in the dark and you add a bit of rain. For a long time there is no news at all. Then a small green nose comes up out of the soil, turns around once, and holds out two leaves as if to ask if it is late.",
  ),
  text(
    69,
    "Cricket weather",
    "On a summer night you can tell how warm it is with your ears. Crickets chirp quickly in the heat and slowly in the cool, and on the first cold evening of the year the concert ends, with no bow and no encore.",
  ),
  text(
    70,
    "Paper boats",
    "Kerala, in southern India, welcomes the monsoon around 1 June. The sky turns violet; palm trees bend; frogs - suddenly, everywhere - begin to sing. Children launch paper boats in every gutter, and umbrellas, mended in May, open like black flowers.",
  ),
  text(
    71,
    "A letter from the lawn",
    "Dear Sun, wrote the snowman, I am not complaining. I only ask you to start with my left side, because the scarf on my right is borrowed and has to go back on Friday. With warm regards, for as long as they last.",
  ),
] as const;
