/**
 * Returns the score of a 12-item joint function questionnaire, an integer from 0 (worst) to 48 (best). Items are 4 (best) to 0 (worst), null for a
 * missing answer. One or two missing answers count as the mean of the others; with more there is no score (null). Source: Oxford Hip and Knee Score
 * scoring guide (Murray 2007, J Bone Joint Surg Br 89:1010).
 */
export const oxfordScore = (items: readonly (number | null)[]): number | null => {
  const answers = items.filter((item) => item !== null);
  if (items.length !== 12 || answers.length < 10) return null;
  const sum = answers.reduce((total, item) => total + item, 0);
  return Math.round((sum * 12) / answers.length);
};

/** Maximum score, and the axis of its charts. */
export const oxfordScale = { max: 48, axis: { min: 0, max: 50 } } as const;

/** Returns the category of a score. Source: categories after Kalairajah 2005, J Arthroplasty 20:1037. */
export const oxfordCategory = (score: number): "excellent" | "good" | "fair" | "poor" => {
  if (score > 41) return "excellent";
  if (score >= 34) return "good";
  return score >= 27 ? "fair" : "poor";
};

/** Change of a score that patients notice, in points. */
export const oxfordImportantChange = 8;
