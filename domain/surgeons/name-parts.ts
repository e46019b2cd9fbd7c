/** Parts of a name as it is written. Prefix and suffixes are titles and credentials, which belong to neither name. */
export interface NameParts {
  readonly prefix: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly suffixes: readonly string[];
}

const titles = new Set("dr prof professor doctor priv-doz mr mrs ms miss mx sir dame".split(" "));
/** Words that continue a title: `Dr. med.`, `Dr. h. c.`, `Priv.-Doz. Dr. habil.` */
const titleEndings = new Set(["med", "habil", "hc", "h", "c", "dent", "phil", "rer", "nat"]);

/** Degrees, licenses and fellowships, without full stops and hyphens. Some are also family names, in lower case: `Do`, `Ma`. */
const credentials = new Set(
  (
    "MD DO PT DPT PTA OT OTR OTD ATC PA PAC NP FNP APRN RN BSN MSN CNS CRNA PHD SCD DSC DC DPM DDS DMD MBBS MBCHB MBBCH BCH BM BS BA MB MA " +
    "MS MSC MPH MBA MCH MAS CHB FRCS FRCSC FRCSED FRACS FACS FAAOS FAOA FICS FEBOT FAANA MRCS MRCP FRCP FCPS DNB DIPLORTH OCS SCS CSCS LAT ORTH TR"
  ).split(" "),
);
const generations = new Set(["II", "III", "IV"]);

const withoutPunctuation = (word: string): string => word.replaceAll(/[.,]/g, "");

/**
 * Returns whether a word is a credential. Credentials are written in capitals, with full stops, or with mixed letters, such as `Ph.D.` and `MBChB`;
 * so `Do` in `Kim Do` is a family name.
 */
const isCredential = (word: string): boolean => {
  const letters = withoutPunctuation(word).replaceAll("-", "");
  if (/^(jr|sr)$/i.test(letters)) return true;
  const capitals = letters.replaceAll(/[^A-Z]/g, "").length;
  return capitals > 1 && (credentials.has(letters.toUpperCase()) || generations.has(letters));
};

/** Returns the words of a text; text in brackets belongs to the word before it: `FRCS (Tr & Orth)` is one word. */
const wordsOf = (text: string): string[] => text.match(/[^\s,(]+(?:\s*\([^)]*\)?)?|\([^)]*\)?/g) ?? [];

const withoutBrackets = (word: string): string => word.replace(/\s*\(.*/, "");
const isSuffix = (word: string): boolean => isCredential(withoutBrackets(word)) || word.startsWith("(");

/** Returns the words before the suffixes at the end, at least one, and the suffixes. */
const partSuffixes = (words: readonly string[]): [names: readonly string[], suffixes: readonly string[]] => {
  const end = words.findIndex((_, at) => at > 0 && words.slice(at).every(isSuffix));
  return end === -1 ? [words, []] : [words.slice(0, end), words.slice(end)];
};

/** Counts the titles at the beginning; 0 when all words are titles, so that a name is left. */
const countTitles = (words: readonly string[]): number => {
  const isTitle = (word: string, at: number): boolean => {
    const letters = withoutPunctuation(word).toLowerCase();
    return titles.has(letters) || (at > 0 && titleEndings.has(letters));
  };
  const end = words.findIndex((word, at) => !isTitle(word, at));
  return end === -1 ? 0 : end;
};

/** Returns the index at which the family name begins. Lower-case words before the last name belong to it, as in `van der Berg`, but for the first name. */
const familyFrom = (names: readonly string[]): number => {
  let at = names.length - 1;
  while (at > 1 && /^\p{Ll}+$/u.test(names[at - 1]!)) at -= 1;
  return at;
};

/**
 * Returns the parts of a person's name: `Prof. Dr. Ann Lee-Ng, MD, PhD` is Ann Lee-Ng with a prefix and two suffixes. `Van Dyke, Ann, MD` is Ann with
 * the last name Van Dyke and a suffix. A name that consists only of titles is a last name.
 */
export const namePartsOf = (name: string): NameParts => {
  const [before = "", ...after] = name.split(",");
  const behind = wordsOf(after.join(" "));
  const suffix = behind.findIndex(isSuffix);
  const firstNames = behind.slice(0, suffix === -1 ? behind.length : suffix);
  const beforeWords = wordsOf(before);
  const ahead = beforeWords.slice(0, countTitles(beforeWords));
  const [family, suffixesOfFamily] = partSuffixes(beforeWords.slice(ahead.length));
  const words = [...ahead, ...firstNames, ...family, ...suffixesOfFamily, ...behind.slice(firstNames.length)];
  const count = countTitles(words);
  const [named, suffixes] = partSuffixes(words.slice(count));
  const names = named.filter((word) => !/^(dr|prof)\.?$/i.test(word));
  const from = firstNames.length > 0 ? names.length - family.length : familyFrom(names);
  return {
    prefix: words.slice(0, count).join(" "),
    firstname: names.slice(0, Math.max(from, 0)).join(" "),
    lastname: names.slice(Math.max(from, 0)).join(" ") || name.trim(),
    suffixes,
  };
};
