import { KeyRound } from "lucide-react";
import { useEffect, useState } from "react";

import { makeCall } from "../../net/call.ts";
import { Callout } from "../../ui/feedback/callout.tsx";
import { AddressButton } from "../../ui/form/address-button.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";

import style from "./sign-in.module.css";

interface Provider {
  readonly id: string;
  readonly name: string;
}

/** Ways in by another site's account; nothing where this site offers none. @source core §2 Single sign-on */
export function Providers({ hint }: { readonly hint: string }) {
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    makeCall("GET /auth/options").then(
      (options) => setProviders(options.providers),
      (problem: unknown) => setTrouble(sentenceOf(problem)),
    );
  }, []);

  if (trouble !== undefined) return <Callout tone="careful">{trouble}</Callout>;
  if (providers.length === 0) return null;
  const query = hint.includes("@") ? `?login_hint=${encodeURIComponent(hint)}` : "";
  return (
    <div className={style.providers}>
      <p className={style.or}>
        <span>or</span>
      </p>
      {providers.map(({ id, name }) => (
        <AddressButton
          key={id}
          href={`/api/v2/auth/redirect/${encodeURIComponent(id)}${query}`}
          icon={<KeyRound aria-hidden />}
          wide
        >
          Log in with {name}
        </AddressButton>
      ))}
    </div>
  );
}
