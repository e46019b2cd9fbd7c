import * as texts from "./questionnaires-texts.ts";

/** Range of degrees, the lower end included. `plotted` is the value drawn for an answer that names only the band. */
export type Band = { readonly from: number; readonly to: number; readonly label: string; readonly plotted: number };

/** Bands of the best flexion of a knee, in degrees. */
export const flexionBands: readonly Band[] = [
  { from: 90, to: 105, label: "90-105", plotted: 98 },
  { from: 105, to: 115, label: "105-115", plotted: 110 },
  { from: 115, to: 130, label: "115-130", plotted: 122 },
  { from: 130, to: Infinity, label: "130+", plotted: 132 },
];

/** Bands of a flexion below all bands, and of an unknown value. */
export const belowFlexionBands = texts.belowBands;
export const unknownBand = texts.unknownValue;

/** Bands of extension, measured from a knee bent at a right angle: 90 is straight. */
export const extensionBands: readonly Band[] = [
  { from: 0, to: 50, label: "0-50", plotted: 25 },
  { from: 50, to: 80, label: "50-80", plotted: 65 },
  { from: 80, to: 91, label: "80-90", plotted: 86 },
];

const bandIn = (bands: readonly Band[], degrees: number): Band | undefined =>
  bands.find(({ from, to }) => degrees >= from && degrees < to);

/** Returns the band of a flexion in degrees: 'below 90' below all bands, 'unknown' without a number. */
export const flexionBandOf = (degrees: number | null): string => {
  if (degrees === null) return unknownBand;
  return bandIn(flexionBands, degrees)?.label ?? belowFlexionBands;
};

const fromRightAngle = (degrees: number): number => Math.round((90 - degrees) * 10_000) / 10_000;

/** Converts an extension deficit in degrees to an extension, 90 for straight, which bands and the wire's `extension` use. */
export const extensionOf = (deficit: number): number => fromRightAngle(deficit);

/** Converts an extension to an extension deficit in degrees, 0 for straight, which screens show. */
export const deficitOf = (extension: number): number => fromRightAngle(extension);

/** Returns the band of an extension (90 is straight); 'unknown' without a number or outside 0 to 90. */
export const extensionBandOf = (extension: number | null): string =>
  (extension !== null && extension <= 90 && bandIn(extensionBands, extension)?.label) || unknownBand;
