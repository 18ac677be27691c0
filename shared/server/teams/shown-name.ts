/** What others read while a moderator hides a team's name. */
export const shownName = ({
  name,
  tag,
  is_name_hidden,
}: {
  name: string;
  tag: string;
  is_name_hidden: boolean;
}): string => (is_name_hidden ? `Team ${tag}` : name);
