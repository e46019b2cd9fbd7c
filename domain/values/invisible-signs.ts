/** Invisible joiners and non-joiners between letters, which Persian and Indic names need; alphabets that never join letters do not need them. */
const joiner = String.raw`(?<=[\p{L}\p{M}])(?<![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\u200C\u200D](?=\p{L})`;
/** Variation selectors of Chinese and Mongolian letters, and the characters that form emojis. */
const variant = String.raw`(?<=[\p{sc=Han}\p{sc=Mongolian}])[\p{Variation_Selector}]|(?<=\p{Emoji})\uFE0F|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`;
/** Format characters, overrides of the text direction, fillers, and the blank of braille. */
const invisible = String.raw`\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB`;
/** These characters and control characters, except NUL, which is refused everywhere. */
const hidden = `[\\u0001-\\u001F\\u007F-\\u009F${invisible}]`;

/** Line breaks and tabs, and the marks that order words of two directions. */
const allowedInText = String.raw`[\t\n\r\u200E\u200F\u061C]`;

const everyHidden = new RegExp(`[${invisible}]`, "gu");
const hiddenInLine = new RegExp(`(${joiner}|${variant})|${hidden}`, "gu");
const hiddenInText = new RegExp(`(${allowedInText}|${joiner}|${variant})|${hidden}`, "gu");

/** Returns a text without invisible characters, which copied phones, addresses and codes may contain. */
export const dropInvisibleSigns = (text: string): string => text.replaceAll(everyHidden, "");

/**
 * Returns a text of one line in Unicode form NFC, trimmed: line breaks, tabs and wide spaces become spaces, and invisible characters are removed.
 * Joiners and non-joiners of Persian and Indic names stay.
 */
export const cleanLine = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[\t-\r\u0085\p{Z}]+/gu, " ")
    .replaceAll(hiddenInLine, "$1")
    .trim();

/** Returns a text of several lines in NFC, trimmed, without invisible characters; line breaks and direction marks stay. */
export const cleanText = (text: string): string => text.normalize("NFC").replaceAll(hiddenInText, "$1").trim();
