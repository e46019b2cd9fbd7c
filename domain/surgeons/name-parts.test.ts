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
])("the parts of %s", (name, prefix, firstname, lastname, suffixes) => {
  expect(namePartsOf(name)).toEqual({ prefix, firstname, lastname, suffixes: suffixes.split("|").filter(Boolean) });
});
