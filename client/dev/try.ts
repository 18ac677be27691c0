import "../ui/tokens.css";
import "../ui/fonts.css";
import { createScene } from "../scene/scene.ts";
import { encodeLook } from "#shared/rules/garage/look.ts";
const q = new URLSearchParams(location.search);
const host = document.querySelector<HTMLElement>("#a")!;
const st = (lootID: number, x: number, y = 50, turn = 0, isMirrored = false) => ({ lootID: lootID as never, x, y, turn, isMirrored });
const looks = [
  { trail: 204, nitro: 303, nametag: 404, title: null, stickers: [st(101, 10), st(106, 50, 20, 30), st(124, 90)] },
  { trail: 213, nitro: 318, nametag: 412, title: null, stickers: [st(113, 50), st(130, 5)] },
  { trail: 220, nitro: 310, nametag: 426, title: null, stickers: [st(107, 50, 50, 0, true), st(135, 85), st(171, 15)] },
  { trail: 228, nitro: 306, nametag: 409, title: null, stickers: [st(185, 50)] },
  { trail: 211, nitro: 305, nametag: 407, title: null, stickers: [st(160, 20), st(161, 80)] },
].map((l) => encodeLook(l as never));
const cars = [22, 66, 1, 85, 27];
const scene = await createScene(host, { sceneryKey: "dusk-coast", reducedMotion: q.has("still"), graphics: (q.get("g") ?? "plain") as never });
scene.setRacers([0, 1, 2, 3, 4].map((slot) => ({ slot, name: ["Marigold", "Ada Lovelace", "You", "Guest Racer 1234", "Zed"][slot]!, tag: slot === 1 ? "PI" : null, tagColor: "16e0c2", carID: cars[slot] as never, hueAngle: slot * 40, isOwn: slot === 2, isBot: false, look: looks[slot]! })));
let t = 0;
setInterval(() => { t += 0.1; for (let s = 0; s < 5; s++) scene.progress(s, Math.min(0.9, t / 40 + s * 0.01), 60); if (Math.round(t * 10) % 40 === 20) for (let s = 0; s < 5; s++) scene.nitro(s); }, 100);
