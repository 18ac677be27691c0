/** A time zone this machine knows, else UTC. */
export function timeZoneOf(name: string | undefined): string {
  if (name === undefined) return "UTC";
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return "UTC";
    throw error;
  }
}
