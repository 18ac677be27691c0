import type { ModeratorNote } from "#shared/contracts/moderation.ts";
import { formatWeekdayMoment } from "#shared/format/dates.ts";
import { isAppealable, mayBeAppealed } from "#shared/rules/moderation.ts";

import { moderatorWords } from "../../../notices/moderator-words.ts";
import { AskAgain } from "../../../shell/states/ask-again.tsx";
import { AskOperator } from "../../../shell/states/ask-operator.tsx";
import { Callout, type CalloutTone } from "../../../ui/feedback/callout.tsx";
import { Section } from "../section.tsx";

const TONES: Partial<Record<ModeratorNote["measure"], CalloutTone>> = { unmute: "good", unban: "good" };

/** Moderators' actions and their reasons; empty on most accounts. */
export function ModeratorNotes({ notes }: { readonly notes: readonly ModeratorNote[] }) {
  if (notes.length === 0) return null;
  return (
    <Section title="From our moderators" lead="Only you can see this.">
      {notes.map((note) => (
        <Callout key={note.appealCode} tone={TONES[note.measure] ?? "careful"} title={moderatorWords(note)}>
          <p>{note.reason}</p>
          <p>{whenOf(note)}</p>
          {isAppealable(note.measure) && <AskAgain {...note} isOver={!mayBeAppealed(note)} />}
        </Callout>
      ))}
      <AskOperator />
    </Section>
  );
}

function whenOf({ measure, stamp, untilStamp, liftedStamp }: ModeratorNote): string {
  const since = `On ${formatWeekdayMoment(stamp)}`;
  if (liftedStamp !== null) return `${since}. Lifted on ${formatWeekdayMoment(liftedStamp)}.`;
  if (untilStamp !== null) return `${since}. Until ${formatWeekdayMoment(untilStamp)}.`;
  return measure === "ban" ? `${since}, for good.` : `${since}.`;
}
