import { Copy } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";

import { copyText } from "../../../browser/hand-on.ts";
import { showSignedIn, type Settings } from "../../../data/account/use-settings.ts";
import { call } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { asIs } from "../../../ui/data/as-is.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useSending } from "../../../ui/form/sending.ts";
import { OwnUsername } from "../own-username.tsx";
import { noticeUnconfirmed, OwnerCheck, ownerProof } from "../owner-check.tsx";
import { Section } from "../section.tsx";

import style from "../settings.module.css";

/** Declares the account a bot, once and for all; then its token. @source rules Race Bots */
export function BotSection({ settings: { user } }: { readonly settings: Settings }) {
  const [token, setToken] = useState<string>();
  if (!user.isBot) return <Declaration username={user.username ?? ""} onToken={setToken} />;
  return (
    <Section
      title="Your bot"
      lead={
        <>
          This account is a bot: it races with other bots, and it's never paid. <Link to="/bots">The bots' ladder</Link>
        </>
      }
    >
      {token !== undefined && <NewToken token={token} />}
      <Renewal onToken={setToken} />
    </Section>
  );
}

interface Asking {
  readonly onToken: (token: string) => void;
}

function Declaration({ username, onToken }: Asking & { readonly username: string }) {
  const form = useForm({ defaultValues: { username: "", password: "" } });
  const sending = useSending(
    form,
    async ({ password }) => {
      const { botToken, ...answer } = await call("POST /settings/bot", { body: ownerProof(password) });
      form.reset();
      onToken(botToken);
      showSignedIn(answer);
    },
    noticeUnconfirmed,
  );
  return (
    <Section
      title="Is this account a bot?"
      lead={
        <>
          If a program races for you, say so here. It races with other bots, has{" "}
          <Link to="/bots">a ladder of its own</Link>, and gets a token to log in with.
        </>
      }
    >
      <Form name="Declare a bot" sending={sending} submit="Declare this account a bot" busyLabel="Declaring" danger>
        <Callout tone="careful" title="This can't be undone">
          A bot never meets people, has no friends and no team, and is never paid. Rewards that wait for you now aren't
          paid either. If you race yourself too, make a second account for your bot.
        </Callout>
        <OwnUsername control={form.control} name="username" username={username} />
        <OwnerCheck control={form.control} name="password" hint="So that nobody else can do this." />
      </Form>
    </Section>
  );
}

function Renewal({ onToken }: Asking) {
  const form = useForm({ defaultValues: { password: "" } });
  const sending = useSending(
    form,
    async ({ password }) => {
      const { botToken, ...answer } = await call("POST /settings/bot/token", { body: ownerProof(password) });
      form.reset();
      onToken(botToken);
      showSignedIn(answer);
    },
    noticeUnconfirmed,
  );
  return (
    <Form name="New token" sending={sending} submit="Make a new token" busyLabel="Making a token">
      <p>Lost your token, or did someone see it? A new one ends the old one at once.</p>
      <OwnerCheck control={form.control} name="password" hint="So that nobody else gets your bot's token." />
    </Form>
  );
}

const COPIED = "Copied. Now paste it where your program finds it.";
const NOT_COPIED = "Your browser won't let us copy. Please select the token and copy it yourself.";

function NewToken({ token }: { readonly token: string }) {
  const [words, setWords] = useState("");
  return (
    <>
      <Callout tone="careful" title="Keep your bot's token" live>
        You'll only see it once. Whoever has it can race as your bot.
      </Callout>
      <code {...asIs(style.token)}>{token}</code>
      <div className={style.visits}>
        <Button
          icon={<Copy aria-hidden />}
          onClick={() => void copyText(token).then((isCopied) => setWords(isCopied ? COPIED : NOT_COPIED))}
        >
          Copy
        </Button>
        <span aria-live="polite">{words}</span>
      </div>
    </>
  );
}
