/** The heights in inches that a person may enter: 2 to 8 feet. */
export const heightLimits = { min: 24, max: 96 } as const;

/** A height in inches, which may have decimals, as feet and whole inches: rounded once, before it is split. */
export const feetAndInches = (height: number): { feet: number; inches: number } => {
  const whole = Math.round(height);
  return { feet: Math.floor(whole / 12), inches: whole % 12 };
};

/** A height in inches as people read it: `5 ft 7 in`. */
export const heightLabel = (height: number): string => {
  const { feet, inches } = feetAndInches(height);
  return `${feet} ft ${inches} in`;
};
