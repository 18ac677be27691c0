import { text } from "./race-text.ts";

export const ANIMALS = [
  text(
    6,
    "The cat on the keys",
    "The cat walked over the keyboard and wrote a long word with nine z's in it. Then she sat down on the space bar, looked at the screen, and seemed quite happy with how the story ended.",
  ),
  text(
    7,
    "Bee dance",
    "When a bee finds good flowers she flies home and dances. The angle of her dance tells the others which way to fly, and its length tells them how far. Nobody has to ask twice, and nobody needs a map.",
  ),
  text(
    8,
    "Slow and steady",
    "A sloth climbs down from its tree about once a week. It takes its time, looks around as if it had lost its keys, and climbs back up. In the wet months green algae grow in its fur, which makes it look like a bush that yawns.",
  ),
  text(
    9,
    "The goose at the gate",
    "Our school has no guard dog. It has a goose called Mister Button, who checks every bag at the gate. He lets in sandwiches, he lets in pencils, but he does not like umbrellas and he never forgets one.",
  ),
  text(
    202,
    "Elephants at night",
    "Elephants sleep for about two hours a night, often standing up. They talk in voices so deep that people cannot hear them, yet another herd, several kilometres away, can feel the message arrive through the soles of its feet.",
  ),
  text(
    11,
    "Crow school",
    "Crows remember faces. In one experiment, researchers wore a cave-man mask while catching birds; years later, crows that had not even hatched at the time still scolded anybody who wore that mask. Gossip, it turns out, has wings.",
  ),
] as const;
