/** Prefix of a care plan's id in the URL, while the patients who run it are shown. */
export const runningMark = "#running=";
