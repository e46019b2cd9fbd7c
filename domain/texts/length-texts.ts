export const needsALetter = (label: string): string => `${label} needs a letter.`;
export const pleaseEnterCharactersOrLess = (limit: number): string => `Please enter ${limit} characters or less.`;
export const mustBeCharactersOrLess = (label: string, limit: number): string =>
  `${label} must be ${limit} characters or less`;
