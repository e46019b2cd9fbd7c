import * as texts from "./pain-texts.ts";

/** Five levels of pain, best first; the index of a level is its code, 0 to 4, which charts draw. */
export const painLevels = [texts.noPain, texts.veryMild, texts.mild, texts.moderate, texts.severe] as const;
export type PainLevel = (typeof painLevels)[number];

/** Returns the code of a pain from 0 to 10: 0 None, 1–2 Very Mild, 3–4 Mild, 5–6 Moderate, 7–10 Severe. */
export const painCodeOf = (pain: number): number => {
  const level = Math.min(10, Math.max(0, Math.round(pain)));
  return Math.min(4, Math.ceil(level / 2));
};

/** Returns the level of a code; null for an invalid code. */
export const painLevelOf = (code: number | null): PainLevel | null =>
  code === null ? null : (painLevels[code] ?? null);
