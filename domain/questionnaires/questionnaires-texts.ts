export const theScoreOfThisForm = (asks: string, max: number): string =>
  `The score of this form needs ${asks} with points from 0 to ${max}.`;
export const aChangeOfPointsMatters = (importantChange: number): string =>
  ` A change of ${importantChange} points matters to people.`;
