export const bornOrSelectTheYear = (later: string | undefined, earlier: string | undefined): string =>
  `Born ${later} or ${earlier}? Select the year.`;
