import type { BotAnswer } from "./bot-answer.ts";
import { BotQuestion } from "./bot-question.tsx";

/** The bot check inside a form, once it is due. */
export function BotField({ bot }: { readonly bot: BotAnswer }) {
  return (
    <div aria-live="polite">
      {bot.isDue && (
        <>
          <p>One more thing: show us that you are a person, then go on.</p>
          <BotQuestion key={bot.round} onAnswer={bot.take} />
        </>
      )}
    </div>
  );
}
