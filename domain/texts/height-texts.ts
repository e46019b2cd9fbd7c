/** Formats a height in feet and inches: 5 ft 7 in. */
export const heightText = (feet: number, inches: number): string => `${feet} ft ${inches} in`;
