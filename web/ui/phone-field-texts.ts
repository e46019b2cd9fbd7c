export const countryOf = (label: string): string => `Country of ${label}`;
