/** Letters that Unicode does not decompose, with the letters that people type instead. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "d",
  ς: "σ",
};
const plainLetter = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "gu");

const apostrophe = /['’‘‛ʼʻʹ`´′＇׳՚]/gu;
/** Hyphens, dashes, full stops and other characters between words. */
const betweenWords = /[\s\p{Pd}\p{Ps}\p{Pe}.,;/@"“”„«»]+/gu;
/** Accents and marks of letters that people may leave out; vowel signs of Indic and Thai scripts count as letters. */
const accents = /((?=\p{L})[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}])\p{M}+/gu;

/**
 * Returns the form in which names are compared: words in lower case, one space between them, without accents, apostrophes and format characters, in
 * Unicode form NFKD. `José O’Brien-Weiß` is `jose obrien weiss`.
 */
export const searchForm = (text: string): string =>
  text
    .replaceAll(apostrophe, "")
    .normalize("NFKD")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(accents, "$1")
    .toLowerCase()
    .replaceAll(plainLetter, (letter) => plainLetters[letter]!)
    .replaceAll(betweenWords, " ")
    .trim();

/** Maximum number of characters of a search text. The rest is ignored. */
const maxSearchLength = 100;

/** Returns a search text without spaces around it, and at most its first 100 characters; empty for a missing one. */
export const readSearchText = (text: string | null | undefined): string =>
  (text ?? "").trim().slice(0, maxSearchLength);

const wholeWordLetter = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/**
 * Returns whether a text that somebody is typing is enough to search: two characters, or one of a script in which one is a whole syllable or name,
 * such as 李.
 */
export const isEnoughToSearch = (text: string): boolean => text.trim().length >= 2 || wholeWordLetter.test(text);

const wordsOf = (text: string): string[] => searchForm(text).split(" ").filter(Boolean);

/** Returns the parts of a search text without duplicates, the longest first, because few names begin with a long part. Empty for an empty search. */
export const searchParts = (text: string): string[] =>
  [...new Set(wordsOf(text))].toSorted((one, other) => other.length - one.length);

/**
 * Returns the parts whose beginnings match a name: its words, the part after an apostrophe, and joined words: those with hyphens, and all together.
 * `O’Brien` has `obrien` and `brien`, `García-Lorca` has `garcia`, `lorca` and `garcialorca`.
 */
export const nameParts = (name: string): string[] => {
  const joined = [...name.split(/\s+/), name].map((part) => wordsOf(part).join(""));
  const behindApostrophes = name
    .split(apostrophe)
    .slice(1)
    .map((rest) => wordsOf(rest)[0] ?? "");
  return [...new Set([...wordsOf(name), ...behindApostrophes, ...joined])].filter(Boolean);
};

/** Returns whether each part of a search begins a part of one of the names. */
export const matchesSearch = (names: readonly string[], search: readonly string[]): boolean => {
  const parts = names.flatMap(nameParts);
  return search.every((each) => parts.some((part) => part.startsWith(each)));
};

/** Returns how many characters at the beginning of a word match the search; 0 when no part of the search begins the word. */
export const matchingLength = (word: string, search: readonly string[]): number => {
  const part = search.find((each) => searchForm(word).startsWith(each));
  if (part === undefined) return 0;
  return [...word].reduce(
    (length, letter) => (searchForm(word.slice(0, length)).length < part.length ? length + letter.length : length),
    0,
  );
};

/** First and last name of a person. */
export interface PersonName {
  readonly firstname: string;
  readonly lastname: string;
}

const joinedForm = (...names: readonly string[]): string => searchForm(names.join(" ")).replaceAll(" ", "");

/** Returns whether two names are the same, also when they differ in hyphens and spaces, or have first and last name exchanged. */
export const isSameName = (one: PersonName, other: PersonName): boolean =>
  [joinedForm(other.firstname, other.lastname), joinedForm(other.lastname, other.firstname)].includes(
    joinedForm(one.firstname, one.lastname),
  );
