export const leftOutValue = (value: string, least: string, most: string): string =>
  `${value}, left out: only ${least} to ${most} can be true`;
export const oxfordHipScore = "Oxford Hip score";
export const oxfordKneeScore = "Oxford Knee score";
export const maximum = "Max";
export const minimum = "Min";
