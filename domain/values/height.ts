/** The heights in inches that a person may enter: 2 to 8 feet. */
export const heightLimits = { min: 24, max: 96 } as const;

/** A height in inches as feet and the inches beyond them. */
export const feetAndInches = (height: number): { feet: number; inches: number } => ({
  feet: Math.floor(height / 12),
  inches: Math.round(height % 12),
});

/** A height in inches as people read it: `5 ft 7 in`. */
export const heightLabel = (height: number): string => {
  const { feet, inches } = feetAndInches(height);
  return `${feet} ft ${inches} in`;
};
