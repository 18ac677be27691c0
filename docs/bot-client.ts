// A bot that races, written from docs/bots.md and docs/realtime.md alone. It needs Node 24 and @colyseus/sdk 0.18:
//   BOT_TOKEN=… node docs/bot-client.ts https://redline.example 80 5      (80 WPM, five races)
import { Client } from "@colyseus/sdk";

const [origin = "http://localhost:3000", wpm = "60", races = "1"] = process.argv.slice(2);
const msPerCharacter = 60_000 / (Number(wpm) * 5);

interface RaceState {
  readonly phase: "gathering" | "countdown" | "racing" | "over";
  readonly text: string;
  readonly greenMs: number;
}
interface Results {
  readonly lines: readonly { readonly slot: number; readonly place: number | null; readonly wpm: number }[];
}

async function post<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${origin}/api/v2${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as Answer & { readonly message?: string };
  if (!response.ok) throw new Error(`${path}: ${response.status} ${answer.message ?? ""}`);
  return answer;
}

async function race(session: string): Promise<void> {
  const { ticket, lobbyRoomID } = await post<Record<string, string>>("/realtime/ticket", {}, session);
  const client = new Client(origin);
  client.auth.token = ticket ?? "";
  const lobby = await client.joinById(lobbyRoomID ?? "");
  lobby.onMessage("*", () => {});
  const room = await client.consumeSeatReservation<RaceState>(
    await new Promise((seat) => lobby.onMessage("seat", seat)),
  );
  let [slot, sent, clockOffsetMs] = [0, 0, 0];
  room.onMessage("*", () => {});
  room.onMessage("welcome", (welcome: { slot: number; received: number }) => ({ slot, received: sent } = welcome));
  room.onMessage("ping", ({ serverMs, roundTripMs }: { serverMs: number; roundTripMs: number }) => {
    clockOffsetMs = serverMs + roundTripMs / 2 - performance.now();
    room.send("pong", { serverMs });
  });
  room.onMessage("foul", (foul) => console.error("The race is over for this bot:", foul));
  const results = new Promise<Results>((resolve) => room.onMessage("results", resolve));
  void lobby.leave();
  const typing = setInterval(() => {
    const { phase, text, greenMs } = room.state;
    if (phase !== "racing") return;
    const raceMs = performance.now() + clockOffsetMs - greenMs;
    const due = Math.min(text.length, Math.floor(raceMs / msPerCharacter), sent + 120);
    if (due <= sent) return;
    const at = Array.from({ length: due - sent }, (_, index) => Math.round((sent + index + 1) * msPerCharacter));
    room.send("keys", { from: sent, at, chars: text.slice(sent, due) });
    sent = due;
  }, 100);
  const { lines } = await results.finally(() => clearInterval(typing));
  console.log(JSON.stringify(lines.find((line) => line.slot === slot)));
  await room.leave();
}

const { token } = await post<{ token: string }>("/auth/login/bot", { token: process.env.BOT_TOKEN });
for (let nth = 0; nth < Number(races); nth++) await race(token);
