/** The zone of whoever has none of their own: a clinic that chose none, a company, a product page. */
export const defaultTimeZone = "America/Chicago";
