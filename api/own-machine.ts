import type { Request } from "express";

const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const FORWARDING =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.+)$/;
const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** Directly from this machine under one of its own names: no proxy, and no DNS rebinding. */
export const isOwnMachine = ({ socket, headers }: Pick<Request, "socket" | "headers">): boolean =>
  LOOPBACK.has(socket.remoteAddress ?? "") &&
  OWN_HOST.test(headers.host ?? "") &&
  !Object.keys(headers).some((name) => FORWARDING.test(name));
