import { expect, test } from "vitest";
import { namePartsOf } from "./name-parts.ts";

test.each([
  ["Dr. Ann Lee MD", "Dr.", "Ann", "Lee", "MD"],
  ["John Smith, DO", "", "John", "Smith", "DO"],
  ["Robert Downey Jr.", "", "Robert", "Downey", "Jr."],
  ["Hal Daume III", "", "Hal", "Daume", "III"],
  ["Prof. Dr. med. Uwe Schmidt", "Prof. Dr. med.", "Uwe", "Schmidt", ""],
  ["Ms Jane Roe FRCS (Tr & Orth)", "Ms", "Jane", "Roe", "FRCS (Tr & Orth)"],
  ["Dr. Élodie Müller-Łęcka, MD, PhD", "Dr.", "Élodie", "Müller-Łęcka", "MD|PhD"],
  ["Ann Lee, M.D., Ph.D., FAAOS", "", "Ann", "Lee", "M.D.|Ph.D.|FAAOS"],
  ["Sam Poe PT DPT", "", "Sam", "Poe", "PT|DPT"],
  ["Mary Ann Fox-Day PA-C", "", "Mary Ann", "Fox-Day", "PA-C"],
  ["Dr. Priya Rao MBBS MS (Ortho)", "Dr.", "Priya", "Rao", "MBBS|MS (Ortho)"],
  ["Kim Do", "", "Kim", "Do", ""],
  ["Yo-Yo Ma", "", "Yo-Yo", "Ma", ""],
  ["Jan van der Berg MD", "", "Jan", "van der Berg", "MD"],
  ["Lee, Ann", "", "Ann", "Lee", ""],
  ["Dr. Anna Maria Whitfield", "Dr.", "Anna Maria", "Whitfield", ""],
  ["Whitfield", "", "", "Whitfield", ""],
  [" Prof Dr Anna  Whitfield ", "Prof Dr", "Anna", "Whitfield", ""],
  ["Drew Profitt", "", "Drew", "Profitt", ""],
  ["Dr. Lee MD", "Dr.", "", "Lee", "MD"],
  ["Ann Dr. Lee", "", "Ann", "Lee", ""],
  ["Professor Lee", "Professor", "", "Lee", ""],
  ["Andr Unprof", "", "Andr", "Unprof", ""],
  ["MD", "", "", "MD", ""],
  [" Dr. ", "", "", "Dr.", ""],
  ["王小明", "", "", "王小明", ""],
  ["Lee, Ann, MD, PhD", "", "Ann", "Lee", "MD|PhD"],
  ["Van Dyke, Ann", "", "Ann", "Van Dyke", ""],
  ["Dr. Van Dyke, Ann Mary, MD", "Dr.", "Ann Mary", "Van Dyke", "MD"],
  ["Smith Jr., John, MD", "", "John", "Smith", "Jr.|MD"],
  ["Dyke, Dr. Ann Mary MD", "Dr.", "Ann Mary", "Dyke", "MD"],
  ["Ann Lee,MD,PhD", "", "Ann", "Lee", "MD|PhD"],
  ["Ann Lee MD, (Ortho)", "", "Ann", "Lee", "MD|(Ortho)"],
  ["Ann Lee, (Ortho", "", "Ann", "Lee", "(Ortho"],
  ["Jane Roe FRCS(Tr)", "", "Jane", "Roe", "FRCS(Tr)"],
  ["Priya Rao MS (Ortho", "", "Priya", "Rao", "MS (Ortho"],
  ["Ravi Srinivasan", "", "Ravi", "Srinivasan", ""],
  ["Eva Kunsr", "", "Eva", "Kunsr", ""],
  ["Nat Turner", "", "Nat", "Turner", ""],
  ["Mary deAnn Fox", "", "Mary deAnn", "Fox", ""],
  ["maria de la cruz", "", "maria", "de la cruz", ""],
  ["ann lee", "", "ann", "lee", ""],
  ["Ann Dr Lee", "", "Ann", "Lee", ""],
  ["Prof. Dr.", "", "", "Prof. Dr.", ""],
])("the parts of %s", (name, prefix, firstname, lastname, suffixes) => {
  expect(namePartsOf(name)).toEqual({ prefix, firstname, lastname, suffixes: suffixes.split("|").filter(Boolean) });
});

test.each([
  ..."Dr.|Prof.|Professor|Doctor|Mr.|Mrs.|Ms.|Miss|Mx.|Sir|Dame|Priv.-Doz.|Priv.-Doz. Dr. habil.".split("|"),
  ..."Dr. med.|Dr. med. dent.|Dr. h. c.|Prof. Dr. hc|Dr. phil.|Dr. rer. nat.".split("|"),
])("%s is a title", (title) =>
  expect(namePartsOf(`${title} Ann Lee`)).toEqual({ prefix: title, firstname: "Ann", lastname: "Lee", suffixes: [] }),
);

test.each(["Jr.", "sr", "II", "III", "IV"])("%s belongs to no name", (generation) =>
  expect(namePartsOf(`Ann Lee ${generation}`)).toMatchObject({ lastname: "Lee", suffixes: [generation] }),
);
