import { readFileSync } from "node:fs";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";

/** Reads the rows of a tab-separated file; its first line has the names of the columns. */
const readRows = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));

/** Synonyms from everyday language, by the beginning of their codes. */
export const diagnosisSynonyms = readRows("diagnosis-synonyms.tsv").map(([code_prefix, synonyms]) => ({
  code_prefix: code_prefix!,
  synonyms: synonyms!,
}));

/** The list of ICD-10-CM that the shipped codes come from, by its first valid day. */
export const shippedListFrom = calendarDate("2025-10-01");

/** The shipped codes: joints and related conditions. */
export const shippedDiagnosisCodes = readRows("diagnosis-codes.tsv").map(([code, description]) => ({
  code: code!,
  description: description!,
}));
