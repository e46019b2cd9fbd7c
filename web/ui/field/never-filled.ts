/** The token of a field whose content belongs to somebody else: browsers neither fill an address in nor remember it. Chromium fills addresses in spite of `off`. */
export const neverFilled = "one-time-code";
