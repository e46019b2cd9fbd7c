import { countText } from "@restride/domain/texts/count-text.ts";

export const noBars = (title: string): string => `${title}: no bars.`;
export const barFromToSums = (title: string, count: number, first: string, last: string, totals: string): string =>
  `${title}: ${countText(count, "bar")} from ${first} to ${last}. Sums: ${totals}.`;
export const showAsAChart = (title: string): string => `Show ${title} as a chart`;
export const showAsATable = (title: string): string => `Show ${title} as a table`;
export const ofRowsAChartThat = (count: number): string =>
  `6 of ${count} rows. A chart that is shown as a table prints all.`;
export const barsOfInView = (title: string): string => `Bars of ${title} in view`;
export const earlier = "Earlier";
export const later = "Later";
export const rangeOfLabels = (first: string | undefined, last: string | undefined): string => `${first} to ${last}`;
export const date = "Date";
export const value = "Value";
export const olderValuesOf = (title: string): string => `Older values of ${title}`;
export const thereAreNoOlderValues = "There are no older values.";
export const lastOfCount = (last: string | number, count: number): string => `${last} of ${count}`;
export const newerValuesOf = (title: string): string => `Newer values of ${title}`;
export const thereAreNoNewerValues = "There are no newer values.";
export const pointsOf = (title: string): string => `Points of ${title}`;
