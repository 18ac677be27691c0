import { CircleCheck, KeyRound } from "lucide-react";

import type { Settings } from "../../../data/account/use-settings.ts";
import { useOpens } from "../../../shell/links/open-feature.ts";
import { Badge } from "../../../ui/data/badge.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Section } from "../section.tsx";
import { ProviderLink } from "./provider-link.tsx";
import { ProviderRemoval } from "./provider-removal.tsx";

import style from "../settings.module.css";

/** Those that the account can be linked with; a pupil, whom no page leads out of the game, sees only those that are. */
export function useShownProviders({ providers }: Settings): Settings["providers"] {
  const mayLeave = useOpens("outside_links");
  return providers.filter(({ isLinked }) => isLinked || mayLeave);
}

interface ProvidersSectionProps {
  readonly settings: Settings;
  /** Why a visit to a provider did not work. */
  readonly providerTrouble: string | undefined;
}

/** Other sites that sign in to this account. @source core §3 SSO removal, §7 Settings */
export function ProvidersSection({ settings, providerTrouble }: ProvidersSectionProps) {
  const { user } = settings;
  const providers = useShownProviders(settings);
  const linked = providers.filter(({ isLinked }) => isLinked);
  return (
    <>
      <Section title="Log in with other sites" lead="Use another account to log in here with one click.">
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
  if (code.startsWith("confirm-")) {
    return (
      <Callout tone="careful" title="We couldn't check that it's you" live>
        {code === "confirm-notYou"
          ? "That login belongs to someone else, it was connected less than a week ago, or you logged in too long ago. Please log in again."
          : whyNot(code.slice("confirm-".length))}
      </Callout>
    );
  }
  return (
    <Callout tone="careful" title="It wasn't linked" live>
      {code === "providerLinked" ? "That login already belongs to another account." : whyNot(code)}
    </Callout>
  );
}

const whyNot = (code: string): string =>
  code === "unavailable"
    ? "That site isn't answering right now. Please try again later."
    : "Something went wrong. Please try again.";
