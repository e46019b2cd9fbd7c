import { heightText } from "../texts/height-texts.ts";

/** Limits of a height in inches: 2 to 8 feet. */
export const heightLimits = { min: 24, max: 96 } as const;

/** Converts a height in inches, possibly with decimals, to feet and whole inches. It is rounded once, before it is split. */
export const feetAndInches = (height: number): { feet: number; inches: number } => {
  const totalInches = Math.round(height);
  return { feet: Math.floor(totalInches / 12), inches: totalInches % 12 };
};

/** Formats a height in inches: `5 ft 7 in`. */
export const heightLabel = (height: number): string => {
  const { feet, inches } = feetAndInches(height);
  return heightText(feet, inches);
};
