import type { AddressInfo } from "node:net";

import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A real mail server on this machine that keeps what it gets. */
export interface MailServer {
  readonly url: string;
  /** The first email to an address, waiting for it. */
  letterTo(address: string): Promise<Email>;
  /** The number of emails to an address. */
  countTo(address: string): number;
  /** Refuses the next few emails, like a busy server. */
  refuseNext(count: number): void;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const letters: { readonly to: readonly string[]; readonly raw: Buffer }[] = [];
  const waiting = new Set<() => void>();
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusals > 0) {
          refusals--;
          done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
          return;
        }
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) });
        for (const wake of waiting) wake();
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letterTo: (address) =>
      new Promise((resolve) => {
        const look = (): void => {
          const letter = letters.find(({ to }) => to.includes(address));
          if (!letter) return;
          waiting.delete(look);
          resolve(PostalMime.parse(letter.raw));
        };
        waiting.add(look);
        look();
      }),
    countTo: (address) => letters.filter(({ to }) => to.includes(address)).length,
    refuseNext: (count) => void (refusals = count),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
