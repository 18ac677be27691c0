import {
  AudioLines,
  Globe,
  KeyRound,
  Link2,
  LockKeyhole,
  Mail,
  ShieldCheck,
  UserRound,
  Users,
  type LucideIcon,
} from "lucide-react";

export const SECTIONS = [
  { id: "profile", label: "Profile", icon: UserRound },
  { id: "account", label: "Account", icon: Mail },
  { id: "world", label: "World", icon: Globe },
  { id: "social", label: "Social", icon: Users },
  { id: "password", label: "Password", icon: KeyRound },
  { id: "sounds", label: "Sounds", icon: AudioLines },
  { id: "second-factor", label: "Two-Step Login", icon: ShieldCheck },
  { id: "providers", label: "Other Logins", icon: Link2 },
  { id: "privacy", label: "Privacy", icon: LockKeyhole },
] as const satisfies readonly { readonly id: string; readonly label: string; readonly icon: LucideIcon }[];

export type SectionID = (typeof SECTIONS)[number]["id"];

const TROUBLE = /^#(?:provider-(.+)|(confirm-.+))$/;

/** Why a visit to a provider failed, by the hash after the return. */
export function providerTroubleOf(hash: string): string | undefined {
  const [, linking, confirming] = TROUBLE.exec(hash) ?? [];
  return linking ?? confirming;
}

/** The section named by a hash, or else the first one. */
export const sectionOf = (hash: string): SectionID =>
  TROUBLE.test(hash) ? "providers" : (SECTIONS.find(({ id }) => `#${id}` === hash)?.id ?? "profile");
