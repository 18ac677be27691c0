import { CLASS_COLORS, type ClassColor } from "#shared/rules/classes/numbers.ts";

/** A pennant in the colour of a class. */
export const ClassFlag = ({ color, className }: { readonly color: string; readonly className: string | undefined }) => (
  <svg aria-hidden className={className} viewBox="0 0 15 24">
    <path d="M0 0h15v24l-7.5-5L0 24z" fill={`#${CLASS_COLORS[color as ClassColor] ?? CLASS_COLORS.slate}`} />
  </svg>
);
