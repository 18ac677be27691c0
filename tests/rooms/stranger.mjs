// A client written with only docs/realtime.md and the SDK: `node stranger.mjs <origin> <wpm>`.
import { Client } from "@colyseus/sdk";

const [origin, wpm] = process.argv.slice(2);

const post = async (path, token) => {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  return (await fetch(`${origin}/api/v2${path}`, { method: "POST", headers, body: "{}" })).json();
};

const { token } = await post("/auth/guest");
const { ticket, lobbyRoomID } = await post("/realtime/ticket", token);
const client = new Client(origin);
client.auth.token = ticket;
const lobby = await client.joinById(lobbyRoomID);
lobby.onMessage("table", () => {});
const seat = await new Promise((resolve) => lobby.onMessage("seat", resolve));
const race = await client.consumeSeatReservation(seat);
void lobby.leave();

let slot = 0;
let clockOffsetMs = 0;
let acknowledged = 0;
race.onMessage("welcome", (welcome) => (slot = welcome.slot));
race.onMessage("ping", ({ serverMs, roundTripMs }) => {
  clockOffsetMs = serverMs + roundTripMs / 2 - performance.now();
  race.send("pong", { serverMs });
});
race.onMessage("progress", (bytes) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.byteLength;) {
    const next = () => view.getUint16((at += 2) - 2, true);
    const lane = next();
    const errors = lane & 8 ? next() : 0;
    const received = lane & 16 ? next() : (lane >> 5) + errors;
    if ((lane & 7) === slot) acknowledged = received;
  }
});
for (const type of ["idle-warning", "foul", "settled"]) race.onMessage(type, (message) => console.error(type, message));

const msPerCharacter = 60_000 / (Number(wpm) * 5);
let sent = 0;
const typing = setInterval(() => {
  const { phase, text, greenMs } = race.state;
  if (phase !== "racing") return;
  const raceMs = performance.now() + clockOffsetMs - greenMs;
  const due = Math.min(text.length, Math.floor(raceMs / msPerCharacter), sent + 120);
  if (due <= sent) return;
  const at = Array.from({ length: due - sent }, (_, index) => Math.round((sent + index) * msPerCharacter));
  race.send("keys", { from: sent, at, chars: text.slice(sent, due) });
  sent = due;
}, 100);

const results = await new Promise((resolve) => race.onMessage("results", resolve));
clearInterval(typing);
console.log(JSON.stringify({ slot, acknowledged, sent, results }));
await race.leave();
