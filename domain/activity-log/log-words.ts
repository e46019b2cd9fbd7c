/** The states of a device order as screens read them. */
export const deviceStatuses: Readonly<Record<string, string>> = { fail: "Failed" };

/** Minutes as the log reads them: `0hr 25min`. */
export const loggedTime = (minutes: number): string => `${Math.floor(minutes / 60)}hr ${minutes % 60}min`;

/** Letters of a description before it is cut. */
export const longestDescription = 300;

/** A description that is too long for its row, cut. */
export const cutDescription = (text: string): string =>
  text.length > longestDescription ? `${text.slice(0, longestDescription)}…` : text;

/** What people read about the log. */
export const logTexts = {
  title: "Activity log",
  none: "Nothing was logged in these days.",
  noMatch: "No activity matches.",
  hidden: "Changed",
  unknown: "Unknown action performed on unknown system",
  unknownLabel: "Unknown",
  exportFailed: "The activity log could not be exported. Please try again.",
  copied: "Copied",
} as const;
