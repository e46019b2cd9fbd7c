import { type CalendarDate, formatUs } from "../values/calendar-date.ts";
import * as texts from "./diagnoses-texts.ts";

/** Limits of a search for codes: minimum and maximum length of the search text, and maximum numbers of codes that are returned and counted. */
export const codeSearch = { minLength: 2, maxLength: 100, maxFound: 50, maxCounted: 1_000 } as const;

const wordSeparators = /[\s,;/()[\]]+/;
const accents = /\p{Mn}/gu;

const withoutAccents = (text: string): string => text.normalize("NFD").replaceAll(accents, "").toLowerCase();
const lettersOf = (word: string): string => word.replaceAll(/[^a-z0-9]/g, "");

/** Returns the words of a search text, in letters and digits. A code matches when each of them begins one of its words. */
export const searchedWords = (typed: string): string[] =>
  withoutAccents(typed.slice(0, codeSearch.maxLength)).split(wordSeparators).map(lettersOf).filter(Boolean);

/** Piece of a text and its index in the text; `hit` is true for a piece that matches the search. */
export interface Piece {
  readonly at: number;
  readonly text: string;
  readonly hit: boolean;
}

/** Returns a description in pieces, so that the matching beginnings of its words can be highlighted. */
export const piecesOf = (description: string, words: readonly string[]): Piece[] => {
  let end = 0;
  const piece = (text: string, hit: boolean): Piece => ({ at: (end += text.length) - text.length, text, hit });
  return description.split(/(?<![\p{L}\d])(?=[\p{L}\d])/u).flatMap((word) => {
    const beginnings = words.filter((each) => withoutAccents(word).startsWith(each)).map(({ length }) => length);
    const length = Math.max(0, ...beginnings);
    return length === 0
      ? [piece(word, false)]
      : [piece(word.slice(0, length), true), piece(word.slice(length), false)].filter(({ text }) => text !== "");
  });
};

/** Returns whether each search word begins the code or a word of its description. */
export const isFoundBy = (code: string, description: string, words: readonly string[]): boolean =>
  words.every(
    (word) => lettersOf(withoutAccents(code)).startsWith(word) || piecesOf(description, [word]).some(({ hit }) => hit),
  );

/** Returns the first synonym with a search word that the code and its own description do not contain; null without one. */
export const synonymFound = (synonyms: string, own: string, words: readonly string[]): string | null => {
  const has = (text: string, word: string) =>
    withoutAccents(text)
      .split(/[^a-z0-9]+/)
      .some((each) => each.startsWith(word));
  const missingWords = words.filter((word) => !has(own, word) && !lettersOf(withoutAccents(own)).startsWith(word));
  return synonyms.split(", ").find((synonym) => missingWords.some((word) => has(synonym, word))) ?? null;
};

/** Formats the number of matching codes, with a plus when not all were counted. */
export const foundText = (total: number): string =>
  `${total.toLocaleString("en-US")}${total < codeSearch.maxCounted ? "" : "+"}`;

/** Returns the name of the list that is valid from a day on; its fiscal year begins on October 1. */
export const listName = (from: CalendarDate): string => {
  const year = Number(from.slice(0, 4)) + (Number(from.slice(5, 7)) >= 10 ? 1 : 0);
  return texts.listOfYear(year, formatUs(from));
};

/** Returns the note beside a code that is no longer valid. */
export const endedText = (since: CalendarDate): string => texts.notValidSince(formatUs(since));
