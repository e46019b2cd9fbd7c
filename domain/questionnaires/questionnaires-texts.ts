export const theScoreOfThisForm = (asks: string, max: number): string =>
  `The score of this form needs ${asks} with points from 0 to ${max}.`;
export const belowBands = "below 90";
export const unknownValue = "unknown";
export const questionNoun = "question";
