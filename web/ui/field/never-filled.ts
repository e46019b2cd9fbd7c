/**
 * Autocomplete token of a field whose content belongs to somebody else: browsers neither fill the field nor store its content. Chromium fills
 * addresses in spite of `off`.
 */
export const neverFilled = "one-time-code";
