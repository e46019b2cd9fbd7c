/** Display names of the states of a device order. */
export const deviceStatuses: Readonly<Record<string, string>> = { fail: "Failed" };

/** Formats minutes as the log shows them: `0hr 25min`. */
export const loggedTime = (minutes: number): string => `${Math.floor(minutes / 60)}hr ${minutes % 60}min`;

/** Maximum length of a description, in characters, before it is cut. */
export const maxDescriptionLength = 300;

/** Returns the description, cut with an ellipsis when it is too long. */
export const cutDescription = (text: string): string =>
  text.length > maxDescriptionLength ? `${text.slice(0, maxDescriptionLength)}…` : text;

/** Texts of the activity log. */
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
