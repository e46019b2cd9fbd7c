export const previous = "Previous";
export const nextCards = "Next cards";
export const thoseOfCount = (those: string | number, count: number, counted: string): string =>
  `${those} of ${count} ${counted}`;
export const showMore = (count: number): string => `Show ${count} more`;
