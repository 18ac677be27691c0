import style from "./lost-note.module.css";

/** Tells a racer whose race was lost with its server. It disappears when the next race begins. @source design Realtime */
export function LostNote() {
  return (
    <output className={style.note}>
      Your last race was called off: its server went down. Nothing was paid for it, and nothing taken. Here is the next
      one.
    </output>
  );
}
