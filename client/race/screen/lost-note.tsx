import style from "./lost-note.module.css";

/** Tells a racer whose race was lost with its server. It disappears when the next race begins. @source design Realtime */
export function LostNote() {
  return (
    <output className={style.note}>
      Your last race was called off because its server went down. It paid nothing and cost nothing. Here's the next one.
    </output>
  );
}
