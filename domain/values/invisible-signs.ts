/** The signs between letters that join or part them, as Persian and Indic names need; alphabets that never join need none. */
const joiner = String.raw`(?<=[\p{L}\p{M}])(?<![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\u200C\u200D](?=\p{L})`;
/** Variants of Chinese and Mongolian letters, and what makes emojis of signs. */
const variant = String.raw`(?<=[\p{sc=Han}\p{sc=Mongolian}])[\p{Variation_Selector}]|(?<=\p{Emoji})\uFE0F|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`;
/** Format characters, overrides of the direction, fillers, and the blank of braille. */
const invisible = String.raw`\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB`;
/** The same and control characters, except NUL, which is refused wherever it stands. */
const hidden = `[\\u0001-\\u001F\\u007F-\\u009F${invisible}]`;

/** Line breaks and tabs, and the marks that order words of two directions. */
const keptInText = String.raw`[\t\n\r\u200E\u200F\u061C]`;

const everyHidden = new RegExp(`[${invisible}]`, "gu");
const hiddenInLine = new RegExp(`(${joiner}|${variant})|${hidden}`, "gu");
const hiddenInText = new RegExp(`(${keptInText}|${joiner}|${variant})|${hidden}`, "gu");

/** Text without the signs that show nothing, as copied phones, addresses and codes carry them. */
export const dropInvisibleSigns = (text: string): string => text.replaceAll(everyHidden, "");

/**
 * Text of one line in Unicode's form NFC, trimmed: line breaks, tabs and wide spaces are spaces, signs that show nothing are dropped.
 * What joins or parts letters of Persian and Indic names stays.
 */
export const cleanLine = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[\t-\r\u0085\p{Z}]+/gu, " ")
    .replaceAll(hiddenInLine, "$1")
    .trim();

/** Text of several lines in NFC, trimmed, without signs that show nothing; its lines and marks of direction stay. */
export const cleanText = (text: string): string => text.normalize("NFC").replaceAll(hiddenInText, "$1").trim();
