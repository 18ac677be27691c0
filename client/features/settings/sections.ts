import { Eye, LockKeyhole, Mail, ShieldCheck, UserRound, Users, type LucideIcon } from "lucide-react";

/** The sheets of the settings, by the section that has them. Sections and sheets have an address each. */
const PARTS = {
  profile: ["profile", "world"],
  account: ["username", "account", "gold", "providers", "bot"],
  social: ["social", "leagues"],
  display: ["sounds", "reading", "hands"],
  security: ["password", "second-factor", "devices"],
  privacy: ["data", "fair-play", "erasure"],
} as const;

export type SectionID = keyof typeof PARTS;
export type PartID = (typeof PARTS)[SectionID][number];

export interface SettingsSection {
  readonly id: SectionID;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly parts: readonly PartID[];
}

export const SECTIONS: readonly SettingsSection[] = [
  { id: "profile", label: "Profile", icon: UserRound, parts: PARTS.profile },
  { id: "account", label: "Account", icon: Mail, parts: PARTS.account },
  { id: "social", label: "Social", icon: Users, parts: PARTS.social },
  { id: "display", label: "Sound and display", icon: Eye, parts: PARTS.display },
  { id: "security", label: "Security", icon: ShieldCheck, parts: PARTS.security },
  { id: "privacy", label: "Privacy", icon: LockKeyhole, parts: PARTS.privacy },
];

/** What makes no sense for an account that was made for a class: its teacher looks after it. */
const NOT_IN_CLASS: ReadonlySet<PartID> = new Set([
  "profile",
  ...PARTS.account,
  "password",
  "second-factor",
  "data",
  "erasure",
]);

/** The sections of an account, with the sheets that it has. */
export const sectionsFor = (isOfClass: boolean): readonly SettingsSection[] =>
  isOfClass
    ? SECTIONS.map((section) => ({
        ...section,
        parts: section.parts.filter((part) => !NOT_IN_CLASS.has(part)),
      })).filter(({ parts }) => parts.length > 0)
    : SECTIONS;

const TROUBLE = /^#(?:provider-(.+)|(confirm-.+))$/;

/** Why a visit to a provider failed, by the hash after the return. */
export function providerTroubleOf(hash: string): string | undefined {
  const [, linking, confirming] = TROUBLE.exec(hash) ?? [];
  return linking ?? confirming;
}

/** The sheet that a hash names; undefined for a section and for any other word. */
export function partOf(hash: string): PartID | undefined {
  if (TROUBLE.test(hash)) return "providers";
  if (SECTIONS.some(({ id }) => `#${id}` === hash)) return undefined;
  return SECTIONS.flatMap(({ parts }) => parts).find((part) => `#${part}` === hash);
}

/** The section that a hash names, itself or by one of its sheets; or else the first one. */
export function sectionOf(hash: string): SectionID {
  const part = partOf(hash);
  const named = SECTIONS.find(({ id, parts }) => `#${id}` === hash || (part !== undefined && parts.includes(part)));
  return named?.id ?? "profile";
}
