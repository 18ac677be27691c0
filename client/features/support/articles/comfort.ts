import type { Topic } from "../article.ts";

export const comfort: Topic = {
  title: "Reading, sound and keys",
  reader: "players",
  articles: [
    {
      slug: "reading-and-display",
      title: "Easier to read: colours, fonts, less motion",
      short: "Choose Reading and sound at the top of any page. Nobody else sees what you choose.",
      parts: [
        {
          title: "What you can change",
          blocks: [
            {
              list: [
                "The theme: dark, light or high contrast.",
                "The font: one made to tell letters apart, Lexend, or OpenDyslexic.",
                "The size of the race text, and the space between letters.",
                "The caret: a block, a line below, or a bar.",
                "Whether you see one line of the text, or three.",
                "Whether a race fills the whole screen.",
              ],
            },
            "Undo takes back your last change. Your choice is saved on this device.",
          ],
        },
        {
          title: "Less motion",
          blocks: [
            "Turn on reduced motion in your computer's own settings. The road then stays calm, and nothing shakes or flashes. We also follow your system's high contrast colours.",
            "Is the picture slow? The race lowers its own detail until it runs smoothly.",
          ],
        },
      ],
      ways: [{ label: "Sound and display", to: "/profile#display" }],
      related: ["screen-readers", "sounds", "keyboards-and-phones"],
      also: [
        "dyslexia",
        "dyslexic",
        "contrast",
        "dark",
        "light",
        "theme",
        "font",
        "big",
        "animation",
        "eyes",
        "blurry",
      ],
    },
    {
      slug: "keyboards-and-phones",
      title: "Keyboards, phones and other ways to type",
      short:
        "Any layout works, and so do phones, switches, eyes and voices. Tell us how you type if words come all at once.",
      parts: [
        {
          title: "Layouts",
          blocks: [
            "We look at which letter came, not at which key you pressed. QWERTY, AZERTY, QWERTZ, Dvorak: all of them work. Texts only use letters and signs that every keyboard has.",
          ],
        },
        {
          title: "Phones and tablets",
          blocks: [
            "Tap the text, and your keyboard comes up. Suggestions and swiping can write whole words at once, and that's fine.",
          ],
        },
        {
          title: "Your own way to type",
          blocks: [
            "Open My Settings, Sound and display, How you type. Choose a steno machine, a keyboard of whole words, switches, eye control, your voice, or a phone. Then we never take it for a program. Nobody else sees it.",
          ],
        },
      ],
      ways: [{ label: "How you type", to: "/profile#hands" }],
      related: ["screen-readers", "race-ended-early", "accuracy-and-mistakes"],
      also: [
        "layout",
        "mobile",
        "tablet",
        "dictation",
        "steno",
        "voice",
        "switch",
        "touch",
        "dvorak",
        "azerty",
        "ipad",
      ],
    },
    {
      slug: "screen-readers",
      title: "Playing with a screen reader, or by keyboard alone",
      short: "Turn on Announce words. It speaks the next words and your place while you race.",
      parts: [
        {
          title: "In a race",
          blocks: [
            "Choose Reading and sound at the top of a page, and turn on Announce words. After a mistake it says which key comes next. Signs are spoken by name, and capitals too.",
          ],
        },
        {
          title: "Everywhere else",
          blocks: [
            {
              list: [
                "Every page begins with a link that skips to its content.",
                "Everything works with Tab, Enter, Space and the arrow keys.",
                "Escape closes what lies over a page.",
                "Charts and pictures have words or a table.",
              ],
            },
            "You never have to solve a picture to keep a reward. Ask a person instead.",
          ],
        },
        {
          title: "Something doesn't work?",
          blocks: ["Please tell us. It's a bug, and we want to mend it."],
        },
      ],
      ways: [{ label: "Tell us about a bug", to: "/support#report-bug" }],
      related: ["reading-and-display", "certificate-of-speed", "keyboards-and-phones"],
      also: ["blind", "accessibility", "nvda", "voiceover", "jaws", "talkback", "a11y", "braille", "tab"],
    },
    {
      slug: "sounds",
      title: "Sounds",
      short: "You can have everything, effects only, or no sound at all.",
      parts: [
        {
          title: "Change it",
          blocks: [
            "Choose Reading and sound at the top of a page, or My Settings, Sound and display. With an account, your choice follows you to every device. The volume belongs to this one.",
          ],
        },
        {
          title: "Hear nothing?",
          blocks: [
            {
              steps: [
                "Check that Race sounds isn't off, and that the volume is up.",
                "Check that the browser's tab isn't muted.",
                "Click on the page once. Browsers only play sounds after that.",
              ],
            },
          ],
        },
      ],
      ways: [{ label: "Sound and display", to: "/profile#sounds" }],
      related: ["reading-and-display", "screen-readers", "how-a-race-works"],
      also: ["music", "mute", "volume", "audio", "loud", "silent", "noise"],
    },
  ],
};
