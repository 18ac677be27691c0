const wordsIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** How a column of names is called, as `titleOf` reads it. */
const GIVEN = wordsIn(`
first firstname firstnames forename forenames given givenname givennames preferredname
vorname vornamen rufname
nombredepila
prenom prenoms
`);
const FAMILY = wordsIn(`
last lastname familyname surname surnames
nachname nachnamen familienname zuname
apellido apellidos primerapellido segundoapellido apellidopaterno apellidomaterno
nomdefamille
`);
/** The whole name, or the one part for which there is no column else. */
const WHOLE = wordsIn(`
fullname pupil pupils pupilname pupilsname student students studentname studentsname namesurname nameandsurname
schuler schulerin schulername schulerinnen namen vorundnachname vorundzuname namevorname nachnamevorname
alumno alumna alumnos alumnas alumnado nombrecompleto nombreyapellido nombreyapellidos apellidosynombre
eleve eleves nometprenom nomprenom nomsetprenoms
name names nombre nombres nom noms
`);
const GIVEN_BESIDE_FAMILY = wordsIn("name names nombre nombres");
const FAMILY_BESIDE_GIVEN = wordsIn("name names nom noms");

/** Which columns have names: said in this order. */
export interface NameColumns {
  readonly given: readonly number[];
  readonly family: readonly number[];
  readonly whole: readonly number[];
}

/** The columns of names, by their titles; undefined where the titles are none. */
export function nameColumnsOf(titles: readonly string[]): NameColumns | undefined {
  const at = (words: ReadonlySet<string>) => titles.flatMap((title, nth) => (words.has(title) ? [nth] : []));
  const [given, family, whole] = [at(GIVEN), at(FAMILY), at(WHOLE)];
  if (given.length > 0 && family.length === 0) return { given, family: at(FAMILY_BESIDE_GIVEN), whole: [] };
  if (family.length > 0 && given.length === 0) return { given: at(GIVEN_BESIDE_FAMILY), family, whole: [] };
  if (given.length + family.length > 0) return { given, family, whole: [] };
  return whole.length > 0 ? { given: [], family: [], whole: whole.slice(0, 1) } : undefined;
}
