import style from "./room.module.css";

/** While everyone drives to the start line. */
export const ToTheLine = () => <h2 className={style.toLine}>Everyone to the line!</h2>;
