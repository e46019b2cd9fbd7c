import { type CalendarDate, formatUs } from "../values/calendar-date.ts";

/** Letters from which on a search of the list of codes begins, the most that it reads, and the most codes that it finds and counts. */
export const codeSearch = { shortest: 2, longest: 100, mostFound: 50, mostCounted: 1_000 } as const;

const between = /[\s,;/()[\]]+/;
const accents = /\p{Mn}/gu;

const plain = (text: string): string => text.normalize("NFD").replaceAll(accents, "").toLowerCase();
const lettersOf = (word: string): string => word.replaceAll(/[^a-z0-9]/g, "");

/** The words that somebody searches codes by, each the beginning of a word of a code that is found, in letters and digits. */
export const searchedWords = (typed: string): string[] =>
  plain(typed.slice(0, codeSearch.longest)).split(between).map(lettersOf).filter(Boolean);

/** A piece of a text and where it begins there; `hit` is what was searched for. */
export interface Piece {
  readonly at: number;
  readonly text: string;
  readonly hit: boolean;
}

/** A description in pieces: the beginnings of its words that were searched for stand out. */
export const piecesOf = (description: string, words: readonly string[]): Piece[] => {
  let end = 0;
  const piece = (text: string, hit: boolean): Piece => ({ at: (end += text.length) - text.length, text, hit });
  return description.split(/(?<![\p{L}\d])(?=[\p{L}\d])/u).flatMap((word) => {
    const beginnings = words.filter((each) => plain(word).startsWith(each)).map(({ length }) => length);
    const length = Math.max(0, ...beginnings);
    return length === 0
      ? [piece(word, false)]
      : [piece(word.slice(0, length), true), piece(word.slice(length), false)].filter(({ text }) => text !== "");
  });
};

/** Whether each of the words that are searched for begins a word of a code or of its description. */
export const isFoundBy = (code: string, description: string, words: readonly string[]): boolean =>
  words.every(
    (word) => lettersOf(plain(code)).startsWith(word) || piecesOf(description, [word]).some(({ hit }) => hit),
  );

/** The synonym that a search found a code by: the first that has a searched word which the code itself has not. */
export const synonymFound = (synonyms: string, own: string, words: readonly string[]): string | null => {
  const has = (text: string, word: string) =>
    plain(text)
      .split(/[^a-z0-9]+/)
      .some((each) => each.startsWith(word));
  const missing = words.filter((word) => !has(own, word) && !lettersOf(plain(own)).startsWith(word));
  return synonyms.split(", ").find((synonym) => missing.some((word) => has(synonym, word))) ?? null;
};

/** How many codes were found; what was not counted is a plus. */
export const foundText = (total: number): string =>
  `${total.toLocaleString("en-US")}${total < codeSearch.mostCounted ? "" : "+"}`;

/** The name of the list that is valid from a day on; its fiscal year begins on 1 October. */
export const listName = (from: CalendarDate): string => {
  const year = Number(from.slice(0, 4)) + (Number(from.slice(5, 7)) >= 10 ? 1 : 0);
  return `FY${year} list, from ${formatUs(from)}`;
};

/** What stands beside a code that is not valid any more. */
export const endedText = (since: CalendarDate): string => `not valid since ${formatUs(since)}`;
