import { readFileSync } from "node:fs";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";

/** The rows of a file with tabs between its cells; its first line names the columns. */
const readRows = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));

/** Other words for the codes that begin so, as people say them. */
export const diagnosisSynonyms = readRows("diagnosis-synonyms.tsv").map(([code_prefix, synonyms]) => ({
  code_prefix: code_prefix!,
  synonyms: synonyms!,
}));

/** The list of ICD-10-CM that the shipped codes are of. */
export const shippedListFrom = calendarDate("2025-10-01");

/** Codes that ship: joints and what goes along with them. */
export const shippedDiagnosisCodes = readRows("diagnosis-codes.tsv").map(([code, description]) => ({
  code: code!,
  description: description!,
}));
