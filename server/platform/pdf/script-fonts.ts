import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

interface ScriptFont {
  readonly letters: RegExp;
  readonly file: string;
}

/** Returns the path of the regular weight of a Google font in its package. */
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

/** Returns the font files of the scripts of a character; several for a character that scripts share. */
export const scriptFontsOf = (letter: string): readonly string[] =>
  scriptFonts.flatMap(({ letters, file }) => (letters.test(letter) ? [file] : []));

/** Returns whether a font belongs to a script whose letters need shaping. */
export const isScriptFont = (file: string): boolean => files.has(file);
