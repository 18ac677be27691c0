import { CircleCheck, KeyRound } from "lucide-react";

import { Badge } from "../../ui/badge.tsx";
import { Callout } from "../../ui/callout.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProviderLink } from "./provider-link.tsx";
import { ProviderRemoval } from "./provider-removal.tsx";
import { Section } from "./section.tsx";
import type { Settings } from "./store.ts";

import style from "./settings.module.css";

interface ProvidersSectionProps {
  readonly settings: Settings;
  /** Why a visit to a provider did not link it. */
  readonly providerTrouble: string | undefined;
}

/** Other sites that open this account. @source core §3 SSO removal, §7 Settings */
export function ProvidersSection({ settings, providerTrouble }: ProvidersSectionProps) {
  const { providers, user } = settings;
  const linked = providers.filter(({ isLinked }) => isLinked);
  if (providers.length === 0) {
    return (
      <Section title="Sign-in with other sites">
        <EmptyState scene="letters" title="None on this site" text="You log in with your username and password here." />
      </Section>
    );
  }
  return (
    <>
      <Section title="Sign-in with other sites" lead="An account elsewhere that opens this one, with one click.">
        {providerTrouble !== undefined && <Trouble code={providerTrouble} />}
        <ul className={style.providers}>
          {providers.map(({ id, name, isLinked }) => (
            <li key={id} className={style.provider}>
              <span className={style.providerName}>
                <KeyRound aria-hidden />
                {name}
              </span>
              {isLinked ? (
                <Badge tone="teal" icon={<CircleCheck aria-hidden />}>
                  Linked
                </Badge>
              ) : (
                <ProviderLink id={id} name={name} />
              )}
            </li>
          ))}
        </ul>
      </Section>
      {linked.length > 0 && <ProviderRemoval user={user} names={linked.map(({ name }) => name)} />}
    </>
  );
}

function Trouble({ code }: { readonly code: string }) {
  return (
    <Callout tone="careful" title="It was not linked" live>
      {code === "providerLinked"
        ? "That sign-in belongs to another account already."
        : "Something came in between. Please try once more."}
    </Callout>
  );
}
