import { Notice } from "../screen/notice.tsx";
import { useTyping } from "./typing-store.ts";

/** Notices to the typist. */
export function TypingNotice() {
  const stuck = useTyping((typing) => typing.stuck);
  return (
    <Notice
      words={stuck}
      isHot={stuck !== undefined}
      ready="Fingers on the keys. Start when the light turns green."
      goOn="Keep typing"
      wake="Press the next key"
    />
  );
}
