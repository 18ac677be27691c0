import { pino, type Logger } from "pino";

export type Log = Logger;

/** JSON lines on standard error, so that standard output keeps what a person reads. */
export const newLog = (level: string): Log =>
  pino({ level, redact: ["req.headers.authorization", "req.headers.cookie"] }, pino.destination(2));
