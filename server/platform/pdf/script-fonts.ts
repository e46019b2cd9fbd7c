import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

interface ScriptFont {
  readonly letters: RegExp;
  readonly file: string;
}

/** The regular weight of a Google font, as its package stores it. */
const googleFont = (packageName: string, family: string): string =>
  resolve(`@expo-google-fonts/${packageName}/400Regular/${family}_400Regular.ttf`);

/** Scripts by their Unicode names, which are the names of their Noto fonts too. */
const notoScripts = [
  "Armenian",
  "Bengali",
  "Devanagari",
  "Ethiopic",
  "Georgian",
  "Gujarati",
  "Gurmukhi",
  "Kannada",
  "Khmer",
  "Lao",
  "Malayalam",
  "Myanmar",
  "Oriya",
  "Sinhala",
  "Tamil",
  "Telugu",
  "Thai",
];

const scriptFonts: readonly ScriptFont[] = [
  ...notoScripts.map((script) => ({
    letters: new RegExp(`\\p{Script_Extensions=${script}}`, "u"),
    file: googleFont(`noto-sans-${script.toLowerCase()}`, `NotoSans${script}`),
  })),
  { letters: /\p{Script=Hangul}/u, file: googleFont("nanum-gothic", "NanumGothic") },
];

const files = new Set(scriptFonts.map(({ file }) => file));

/** Files of the fonts of a letter's scripts; several for a sign that scripts share. */
export const scriptFontsOf = (letter: string): readonly string[] =>
  scriptFonts.flatMap(({ letters, file }) => (letters.test(letter) ? [file] : []));

/** Whether a font is one of a script, whose letters have to be shaped. */
export const isScriptFont = (file: string): boolean => files.has(file);
