/** Effects of an event that was not refused. */
export const eventTexts = {
  repeated: "Same event again; nothing changed",
  late: "Older than the state held; kept, nothing changed",
  noted: "Noted",
} as const;
