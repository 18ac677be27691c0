import type { BotAnswer } from "./bot-answer.ts";
import { BotQuestion } from "./bot-question.tsx";

import style from "./bot-field.module.css";

/** The bot check inside a form, once it is due. */
export function BotField({ bot }: { readonly bot: BotAnswer }) {
  return (
    <div className={style.field} aria-live="polite">
      {bot.isDue && (
        <>
          <p>One more thing: show us that you are a person, then go on.</p>
          <BotQuestion key={bot.round} onAnswer={bot.take} />
        </>
      )}
    </div>
  );
}
