/** A range of degrees, the lower end included. `plotted` stands for an answer that names only the band. */
export type Band = { readonly from: number; readonly to: number; readonly label: string; readonly plotted: number };

/** The bands of the best bend of a knee, in degrees. */
export const flexionBands: readonly Band[] = [
  { from: 90, to: 105, label: "90-105", plotted: 98 },
  { from: 105, to: 115, label: "105-115", plotted: 110 },
  { from: 115, to: 130, label: "115-130", plotted: 122 },
  { from: 130, to: Infinity, label: "130+", plotted: 132 },
];

/** A bend that no band holds, and a straightening that none does. */
export const belowFlexionBands = "below 90";
export const unknownBand = "unknown";

/** The bands of straightening, measured from a knee bent at a right angle: 90 is straight. */
export const extensionBands: readonly Band[] = [
  { from: 0, to: 50, label: "0-50", plotted: 25 },
  { from: 50, to: 80, label: "50-80", plotted: 65 },
  { from: 80, to: 91, label: "80-90", plotted: 86 },
];

const bandIn = (bands: readonly Band[], degrees: number): Band | undefined =>
  bands.find(({ from, to }) => degrees >= from && degrees < to);

/** The label of a bend in degrees; below the bands it is 'below 90', without a number 'unknown'. */
export const flexionBandOf = (degrees: number | null): string => {
  if (degrees === null) return unknownBand;
  return bandIn(flexionBands, degrees)?.label ?? belowFlexionBands;
};

const fromRightAngle = (degrees: number): number => Math.round((90 - degrees) * 10_000) / 10_000;

/** How straight a knee gets, 90 when fully, from the degrees it lacks: the number that bands and the wire's `extension` speak of. */
export const extensionOf = (deficit: number): number => fromRightAngle(deficit);

/** The degrees a knee lacks to lie straight, 0 when it does: what people read. */
export const deficitOf = (extension: number): number => fromRightAngle(extension);

/** The label of a straightening (90 is straight); 'unknown' without a number or outside 0 to 90. */
export const extensionBandOf = (extension: number | null): string =>
  (extension !== null && extension <= 90 && bandIn(extensionBands, extension)?.label) || unknownBand;
