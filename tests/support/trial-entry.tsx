import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { PressBatch } from "#shared/contracts/realtime/certificate.ts";

import { Trial } from "../../client/features/certificate/trial/trial.tsx";
import { TrialSession } from "../../client/race/certificate/trial-session.ts";
import { isUnderWay, useTrial } from "../../client/race/certificate/trial-store.ts";

/** One grey point. */
const PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCB5fpbfQAAAABJRU5ErkJggg==";
const LENGTH_MS = 300_000;

const sent: PressBatch[] = [];
const session = new TrialSession((_lessonID, events) => {
  setTimeout(() => {
    const picture = Uint8Array.from(atob(PICTURE), (character) => character.charCodeAt(0));
    for (let line = 0; line < 9; line++) events.picture({ line, words: 2, picture });
    events.begins({ inMs: 100, lengthMs: LENGTH_MS, needed: 0 });
  }, 0);
  return Promise.resolve({ send: (batch) => void sent.push(batch) });
});

/** A trial without a server, whose lines have two words; what it sends is kept. */
function Desk() {
  const isOn = useTrial(isUnderWay);
  return <main>{isOn && <Trial session={session} />}</main>;
}

Object.assign(window, {
  sent,
  begin(lessonID: LessonID | null): void {
    session.leave();
    sent.length = 0;
    session.start(lessonID);
  },
});
createRoot(document.body.appendChild(document.createElement("div"))).render(
  <MemoryRouter>
    <Desk />
  </MemoryRouter>,
);
