import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";

import { textOfFile } from "#shared/rules/classes/file-text.ts";
import { CLASSES } from "#shared/rules/classes/numbers.ts";
import { MOST_LISTED, pupilsIn } from "#shared/rules/classes/pupil-list.ts";

const namesIn = (text: string) => pupilsIn(text).pupils.map(({ name }) => name);
const ADA_AND_MAX = ["Ada Lovelace", "Max Born"];

describe("a pasted list of pupils", () => {
  it.each([
    ["a name a line", "Ada Lovelace\nMax Born"],
    ["lines of Windows, a mark at the beginning and empty lines", "\uFEFFAda Lovelace\r\n\r\n  \r\nMax Born\r\n"],
    ["numbers", "1. Ada Lovelace\n2. Max Born"],
    ["numbers in brackets and without points", "(1) Ada Lovelace\n02 Max Born"],
    ["bullets", "• Ada Lovelace\n- Max Born"],
    ["quotes", '"Ada Lovelace"\n„Max Born“'],
    ["last names first", "Lovelace, Ada\nBorn, Max"],
    ["last names first in quotes", '"Lovelace, Ada"\n"Born, Max"'],
    ["a title", "Name\nLovelace, Ada\nBorn, Max"],
    ["columns of a spreadsheet", "Ada\tLovelace\nMax\tBorn"],
    [
      "numbers, classes and addresses beside them",
      "1\tAda\tLovelace\t7b\tada@school.org\n2\tMax\tBorn\t7b\tmax@school.org",
    ],
    ["semicolons with blanks", "Ada; Lovelace\nMax; Born"],
    ["whole names in a column, last names first", "Lovelace, Ada\t7b\nBorn, Max\t7b"],
    ["empty columns", ";Ada;Lovelace;;\n;;;;\n;Max;Born;;"],
    ["German titles", "Vorname;Nachname;Klasse\nAda;Lovelace;7b\nMax;Born;7b"],
    ["German titles the other way round", "Nr.;Name;Vorname\n1;Lovelace;Ada\n2;Born;Max"],
    ["Spanish titles", "Apellidos,Nombre\nLovelace,Ada\nBorn,Max"],
    ["French titles", "NOM\tPrénom\tNé le\nLovelace\tAda\t10/12/2015\nBorn\tMax\t11/12/2015"],
    ["English titles", "First name,Last name,E-mail\nAda,Lovelace,ada@school.org\nMax,Born,max@school.org"],
    ["a column of whole names", 'Student,Year\n"Lovelace, Ada",7\nMax Born,7'],
    ["the separator said by Excel", "sep=;\nVorname;Nachname\nAda;Lovelace\nMax;Born"],
    ["addresses of e-mails behind them", "Ada Lovelace <ada@school.org>\nMax Born max@school.org"],
    ["blanks and signs that nobody sees", "Ada\u00A0 Love\u200Blace\u202E\nMax\u0007Born"],
  ])("may have %s", (_what, text) => {
    expect(pupilsIn(text)).toEqual({ kind: "list", pupils: ADA_AND_MAX.map((name) => ({ name })), leftOut: [] });
  });

  it("may have all names in one line", () => {
    expect(namesIn("Ada, Max, Emmy")).toEqual(["Ada", "Max", "Emmy"]);
    expect(namesIn("Lovelace, Ada; Born, Max; Noether, Emmy")).toEqual([...ADA_AND_MAX, "Emmy Noether"]);
    expect(namesIn("Lovelace, Ada")).toEqual(["Ada Lovelace"]);
  });

  it("keeps two pupils of one name, numbers that tell them apart, nicknames and every alphabet", () => {
    const names = [
      "Laura",
      "Laura",
      "Laura 2",
      "Anna “Anni” Berg",
      "O'Neil",
      "Zoë Łukasz",
      "李小龙",
      "علی\u200Cزمانی",
      "Jean-Luc",
    ];
    expect(namesIn(names.join("\n"))).toEqual(names);
    expect(namesIn("Zoe\u0308")).toEqual(["Zoë"]);
  });

  it("says which lines are left out, and why", () => {
    const longest = "x".repeat(CLASSES.realNameMax);
    expect(pupilsIn(`Ada\n\n12345\n${longest}\n${longest}x\nada@school.org\n-`)).toEqual({
      kind: "list",
      pupils: [{ name: "Ada" }, { name: longest }],
      leftOut: [
        { line: 3, why: "no-name" },
        { line: 5, why: "too-long" },
        { line: 6, why: "no-name" },
        { line: 7, why: "no-name" },
      ],
    });
    expect(pupilsIn(`Ada\n${" x".repeat(500)}`).leftOut).toEqual([{ line: 2, why: "too-long" }]);
    expect(pupilsIn('Name;Klasse\n"Ada\nLovelace";7b\n;7b').leftOut).toEqual([{ line: 4, why: "no-name" }]);
  });

  it("a quote that never ends takes no other line with it", () => {
    expect(namesIn('"Ada\nMax\nEmmy "Em" Noether')).toEqual(["Ada", "Max", 'Emmy "Em" Noether']);
  });

  it.each(["", "\n\n", " \t ", "Name", "123"])("says that %j names nobody", (text) => {
    expect(pupilsIn(text)).toMatchObject({ pupils: [], problem: "nobody" });
  });

  it("is read up to the pupils of a big school", () => {
    const { pupils, leftOut } = pupilsIn("Ada\n".repeat(MOST_LISTED + 2));
    expect(pupils).toHaveLength(MOST_LISTED);
    expect(leftOut).toEqual([MOST_LISTED + 1, MOST_LISTED + 2].map((line) => ({ line, why: "too-many" })));
  });
});

const OF_1_1 =
  "sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password".split(
    ",",
  );
const OF_1_2 =
  "sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns".split(
    ",",
  );
const ADA = {
  sourcedId: "u1",
  enabledUser: "true",
  orgSourcedIds: "o1,o2",
  role: "student",
  username: "ada",
  userIds: "{LDAP:ada}",
  givenName: "Ada",
  familyName: "Lovelace",
  middleName: "King",
  email: "ada@school.org",
  phone: "555-0100",
  grades: "07",
  password: "secret",
};
const usersFile = (columns: readonly string[], users: readonly Readonly<Record<string, string>>[], delimiter = ",") =>
  Papa.unparse([[...columns], ...users.map((user) => columns.map((column) => user[column] ?? ""))], { delimiter });

describe("a OneRoster file of users", () => {
  it("gives the names of pupils and nothing else, and says who is left out", () => {
    const file = usersFile(OF_1_1, [
      ADA,
      { ...ADA, sourcedId: "u2", role: "teacher", givenName: "Emmy" },
      { ...ADA, sourcedId: "u3", status: "tobedeleted", givenName: "Carl" },
      { ...ADA, sourcedId: "u4", status: "active", givenName: "Max", familyName: "Born, von" },
      { ...ADA, sourcedId: "u5", enabledUser: "FALSE", givenName: "Kurt" },
      { ...ADA, sourcedId: "u6", status: "inactive", givenName: "Lise" },
      { ...ADA, sourcedId: "u7", givenName: "", familyName: "" },
      { ...ADA, sourcedId: "u8", givenName: "x".repeat(CLASSES.realNameMax) },
    ]);
    expect(pupilsIn(`\uFEFF${file}`)).toEqual({
      kind: "oneroster",
      pupils: [{ name: "Ada Lovelace" }, { name: "Max Born, von" }],
      leftOut: [
        { line: 3, why: "not-a-pupil" },
        { line: 4, why: "left" },
        { line: 6, why: "left" },
        { line: 7, why: "left" },
        { line: 8, why: "no-name" },
        { line: 9, why: "too-long" },
      ],
    });
  });

  it("has two pupils of one name, and one that stands there twice once", () => {
    const users = [
      ADA,
      { ...ADA, sourcedId: "u2" },
      ADA,
      { ...ADA, grades: "08" },
      { ...ADA, sourcedId: "" },
      { ...ADA, sourcedId: "" },
    ];
    const { pupils, leftOut } = pupilsIn(usersFile(OF_1_1, users));
    expect(pupils).toHaveLength(5);
    expect(leftOut).toEqual([{ line: 4, why: "twice" }]);
  });

  it("of 1.2 may call pupils by the name that they prefer, and says when roles stand elsewhere", () => {
    const users = [ADA, { ...ADA, sourcedId: "u2", preferredGivenName: "Addie" }];
    expect(pupilsIn(usersFile(OF_1_2, users))).toEqual({
      kind: "oneroster",
      pupils: [{ name: "Ada Lovelace" }, { name: "Addie Lovelace" }],
      leftOut: [],
      problem: "roles-elsewhere",
    });
    const roles = [
      { ...ADA, roles: "aide, Student" },
      { ...ADA, sourcedId: "u2", roles: "guardian" },
    ];
    expect(pupilsIn(usersFile([...OF_1_2, "roles"], roles, ";"))).toMatchObject({
      pupils: [{ name: "Ada Lovelace" }],
      leftOut: [{ line: 3, why: "not-a-pupil" }],
    });
  });

  it("without a pupil says so", () => {
    expect(pupilsIn(usersFile(OF_1_1, [{ ...ADA, role: "teacher" }]))).toMatchObject({ pupils: [], problem: "nobody" });
    expect(pupilsIn(usersFile(OF_1_2, []))).toMatchObject({ pupils: [], problem: "nobody" });
  });
});

describe("whatever is pasted", () => {
  const signs = fc.constantFrom(
    ..."aZß é1@,;\t\"'„“.-•<>\n\r\u0000\u200B\uFEFF\uD800=",
    "Name",
    "sourcedId,givenName,familyName\n",
  );
  const pasted = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: signs, maxLength: 200 }));

  it("never throws, and gives names that can be stored, without an address", () => {
    fc.assert(
      fc.property(pasted, (text) => {
        for (const { name } of pupilsIn(text).pupils) {
          expect(name).toBe(name.normalize("NFC").trim());
          expect(name.length).toBeGreaterThan(0);
          expect(name.length).toBeLessThanOrEqual(CLASSES.realNameMax);
          expect(name).not.toMatch(/[\p{Cc}\p{Cs}@]| {2}/u);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("is a pupil or left out line by line", () => {
    const line = fc.string({ unit: fc.constantFrom(..."abc é1.-@'", ", "), maxLength: 70 });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { pupils, leftOut } = pupilsIn(["Name", ...lines, "Ada"].join("\n"));
        const said = lines.flatMap((each, at) => (/[^\s,]/.test(each) ? [at + 2] : []));
        expect(pupils.length + leftOut.length).toBe(said.length + 1);
        expect(said).toEqual(expect.arrayContaining(leftOut.map(({ line }) => line)));
      }),
    );
  });

  it("is read back as a program wrote it, with any separator and line break", () => {
    const part = fc
      .tuple(
        fc.constantFrom("A", "É", "Ł", "李"),
        fc.string({ unit: fc.constantFrom(..."aé ,;'-.\t\n"), maxLength: 20 }),
        fc.constantFrom("a", "z"),
      )
      .map((parts) => parts.join(""));
    const written = (text: string) => text.replaceAll(/\s+/g, " ");
    fc.assert(
      fc.property(
        fc.array(fc.tuple(part, part), { minLength: 1 }),
        fc.constantFrom(",", ";", "\t"),
        fc.constantFrom("\n", "\r\n"),
        fc.boolean(),
        (pupils, delimiter, newline, quotes) => {
          const table = [["Given name", "Family name", "Class"], ...pupils.map((names) => [...names, "7b"])];
          const expected = pupils.map(([given, family]) => written(`${given} ${family}`));
          expect(namesIn(Papa.unparse(table, { delimiter, newline, quotes }))).toEqual(expected);
        },
      ),
    );
  });
});

describe("a dropped file", () => {
  const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));

  it("is text in any of the ways in which programs write it", () => {
    const text = "Jörg Müller\r\nZoë";
    const bytes = [Buffer.from(text), Buffer.from(`\uFEFF${text}`), Buffer.from(text, "latin1"), utf16(text)];
    expect(bytes.map((each) => textOfFile(new Uint8Array(each)))).toEqual([text, text, text, text]);
    expect(textOfFile(new Uint8Array(Buffer.from(utf16(text)).swap16()))).toBe(text);
  });

  it("is none when it is a workbook, an archive or a document", () => {
    const files = ["PK\u0003\u0004\u0014\0", "%PDF-1.7\nstream", "\xD0\xCF\x11\xE0\0\0"];
    expect(files.map((file) => textOfFile(new Uint8Array(Buffer.from(file, "latin1"))))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(textOfFile(new Uint8Array())).toBe("");
  });
});
