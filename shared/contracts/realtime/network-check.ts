/** Answers where the realtime nodes are reached, to anyone: whoever joins a room is told the same. */
export const NODES_PATH = "/matchmake/nodes";

export interface NodeList {
  /** Host and path of each node; empty where one process is all of it. */
  readonly addresses: readonly string[];
}

/**
 * A socket that names no room: the realtime library answers each message with one byte, and closes it after a second. Below
 * the address of a node, or of a single process.
 */
export const ECHO_PATH = "/matchmake/";
