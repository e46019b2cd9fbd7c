export const youReadThisBecauseYou = "You read this because you are an administrator of your clinic.";
export const openPatients = "Open patients";
export const versionNumber = (version: number): string => `version ${version}`;
export const windowAndDose = (window: string, interval: string, times: number): string =>
  `${window}, ${interval}, ${times}× a day`;
