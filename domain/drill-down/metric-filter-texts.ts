export const noneAtAll = (area: string): string => `No ${area.toLowerCase()} at all`;
const shares = { skipped: ", nothing finished", partial: " partially completed", complete: " complete", due: " due" };
/** Describes a share of what was due in an area: 'Exercises, nothing finished'. */
export const shareText = (area: string, share: keyof typeof shares): string => area + shares[share];
export const exercises = "Exercises";
export const measurements = "Measurements";
export const questionnaires = "Questionnaires";
export const overall = "Overall";
