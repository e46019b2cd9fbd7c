/** A cell begins like a formula for a spreadsheet, which would compute it: with these it gets an apostrophe, and is text. */
const formula = /^[\s]*[=+\-@\t\r]/;

const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Stands once before the first row of a file: without it Excel takes its letters for others, and "Müller" is read as "MÃ¼ller". */
export const csvMark = "\uFEFF";

/** Rows as comma-separated values (RFC 4180): each cell in quotes, lines end with CRLF. No cell is a formula. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
