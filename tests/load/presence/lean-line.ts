import { connect, type Socket } from "node:net";

import { getMessageBytes } from "@colyseus/core";

import type { CheckIn } from "#shared/contracts/realtime/presence.ts";

/** The realtime library's first bytes, and how long the names of our messages are: enough to tell frames apart. */
const JOINED = 10;
const FAILED = 11;
const DATA = 13;
const NAMED = { told: "told".length, checkedIn: "checked-in".length } as const;
const NAME_LENGTH = 0x1f;

const FIN_BINARY = 0x82;
const MASKED = 0x80;
const OPCODE = 0x0f;
const PING = 9;
const CLOSE = 8;
const SHORT = 126;
const LONG = 127;

const acknowledgement = clientFrame(Buffer.from([JOINED]));
/** One buffer for everybody: what is read is used before anybody reads again. */
const reading = Buffer.alloc(64 * 1_024);

/** What a line tells its crowd. */
export interface LineListener {
  joined(): void;
  checkedIn(): void;
  told(frame: Buffer): void;
  closed(reason: string): void;
}

export interface LineAddress {
  readonly port: number;
  readonly path: string;
  /** The loopback address to come from: each has ports of its own. */
  readonly from: string;
}

/** A line with as little as possible on this side of it, so that many thousands fit beside the server they measure. */
export class LeanLine {
  readonly #socket: Socket;
  readonly #listener: LineListener;
  #rest: Buffer | undefined;
  #isUpgraded = false;

  constructor({ port, path, from }: LineAddress, listener: LineListener) {
    this.#listener = listener;
    this.#socket = connect({
      host: "127.0.0.1",
      port,
      localAddress: from,
      noDelay: true,
      onread: {
        buffer: reading,
        callback: (length, buffer) => {
          this.#read(Buffer.from(buffer.buffer, buffer.byteOffset, length));
          return true;
        },
      },
    });
    this.#socket.on("error", (error) => listener.closed(error.message));
    this.#socket.once("close", () => listener.closed("the line was closed"));
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
        "sec-websocket-version: 13\r\nsec-websocket-key: bG9hZCBraXQgbG9hZCBraQ==\r\n\r\n",
    );
  }

  checkIn(said: CheckIn): void {
    this.#socket.write(clientFrame(getMessageBytes.raw(DATA, "check-in", said)));
  }

  /** Ends it as a machine that loses its network does. */
  drop(): void {
    this.#socket.removeAllListeners("close").resetAndDestroy();
  }

  #read(part: Buffer): void {
    let bytes = this.#rest ? Buffer.concat([this.#rest, part]) : part;
    this.#rest = undefined;
    if (!this.#isUpgraded) {
      const end = bytes.indexOf("\r\n\r\n");
      if (end < 0) return this.#keep(bytes);
      if (!bytes.subarray(0, 12).toString("latin1").endsWith("101")) return this.#listener.closed("no upgrade");
      this.#isUpgraded = true;
      bytes = bytes.subarray(end + 4);
    }
    let at = 0;
    while (at + 2 <= bytes.length) {
      const [start, end] = bounds(bytes, at);
      if (end > bytes.length) break;
      this.#hear((bytes[at] ?? 0) & OPCODE, bytes.subarray(start, end));
      at = end;
    }
    if (at < bytes.length) this.#keep(bytes.subarray(at));
  }

  #keep(bytes: Buffer): void {
    this.#rest = Buffer.from(bytes);
  }

  #hear(opcode: number, frame: Buffer): void {
    if (opcode === PING) this.#socket.write(clientFrame(frame, 0x8a));
    else if (opcode === CLOSE) this.#listener.closed(`closed ${frame.length < 2 ? "" : frame.readUInt16BE(0)}`);
    else if (frame[0] === JOINED) {
      this.#socket.write(acknowledgement);
      this.#listener.joined();
    } else if (frame[0] === FAILED) this.#listener.closed(`refused: ${frame.subarray(1).toString("latin1")}`);
    else if (frame[0] === DATA) {
      const length = (frame[1] ?? 0) & NAME_LENGTH;
      if (length === NAMED.told) this.#listener.told(frame);
      else if (length === NAMED.checkedIn) this.#listener.checkedIn();
    }
  }
}

/** Where the content of a server's frame starts and ends; the end is past the bytes while they are not all there. */
function bounds(bytes: Buffer, at: number): readonly [start: number, end: number] {
  const short = bytes[at + 1] ?? 0;
  if (short < SHORT) return [at + 2, at + 2 + short];
  const head = short === LONG ? 10 : 4;
  if (at + head > bytes.length) return [at, Infinity];
  const length = short === LONG ? Number(bytes.readBigUInt64BE(at + 2)) : bytes.readUInt16BE(at + 2);
  return [at + head, at + head + length];
}

/** A frame as clients send it; masked with zeros, which is allowed and costs nothing. */
function clientFrame(content: Uint8Array, first: number = FIN_BINARY): Buffer {
  const isShort = content.length < SHORT;
  const head = Buffer.alloc(isShort ? 6 : 8);
  head[0] = first;
  head[1] = MASKED | (isShort ? content.length : SHORT);
  if (!isShort) head.writeUInt16BE(content.length, 2);
  return Buffer.concat([head, content]);
}
