const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
/** One @, and nothing behind it that only looks like a letter of a domain. */
const ADDRESS = /^[^@\s]+@([A-Za-z0-9.-]+)$/;

/** What many schools call the part where pupils have their addresses. */
const OF_PUPILS = /^(?:student|pupil|learner|alum|schueler|eleve|estudiante|alumn|leerling|uczen)/;

/** Where anybody gets an address, or a domain. */
const ANYBODYS = new Set(
  (
    "gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk live.com msn.com yahoo.com yahoo.co.uk ymail.com " +
    "icloud.com me.com mac.com aol.com gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de mail.com " +
    "mail.ru yandex.ru yandex.com proton.me protonmail.com pm.me tutanota.com fastmail.com zoho.com orange.fr " +
    "free.fr laposte.net wanadoo.fr libero.it btinternet.com comcast.net qq.com 163.com example.com example.org"
  ).split(" "),
);
const SUFFIX = /^(?:ac|asn|co|com|edu|gob|gouv|gov|gv|k12|lea|ltd|me|net|nhs|nom|or|org|pvt|sch|school)\.[a-z]{2}$/;
const SUFFIX_OF_SCHOOLS = /^(?:k12|cc|lib)\.[a-z]{2}\.us$|^[a-z-]+\.sch\.uk$/;

/** The domain of an e-mail address and those above it, the longest first; none of an address that isn't plain. */
export function domainsOf(email: string): readonly string[] {
  const [, given = ""] = ADDRESS.exec(email.trim()) ?? [];
  const domain = given.toLowerCase();
  if (!DOMAIN.test(domain)) return [];
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_label, at) => labels.slice(at).join("."));
}

/** Whether a domain under a listed one seems to be for pupils: nobody is let in by themselves from there. */
export const isOfPupils = (domain: string, listed: string): boolean =>
  domain !== listed &&
  domain
    .slice(0, -listed.length)
    .split(".")
    .some((label) => OF_PUPILS.test(label));

/** What speaks against listing a domain, in ASCII and lower case; undefined: nothing. */
export function newDomainProblem(domain: string): string | undefined {
  if (!DOMAIN.test(domain)) return "Write the domain as it stands behind the @, such as lincoln.example.";
  if (ANYBODYS.has(domain)) return `Anyone gets an address at ${domain}: it says nothing about a school.`;
  if (SUFFIX.test(domain) || SUFFIX_OF_SCHOOLS.test(domain))
    return `Everything under ${domain} would be one school. Name the school's own domain.`;
  return undefined;
}
