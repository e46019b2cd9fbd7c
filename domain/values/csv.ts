/** Matches cells that a spreadsheet would compute as a formula. They get an apostrophe in front, which makes them text. */
const formula = /^[\s]*[=+\-@\t\r]/;

const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Byte order mark before the first row of a file. Without it Excel uses another encoding and shows "Müller" as "MÃ¼ller". */
export const csvMark = "\uFEFF";

/** Returns rows as comma-separated values (RFC 4180): each cell in quotes, lines end with CRLF, and no cell is a formula. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
