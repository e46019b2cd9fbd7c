const widths = { name: 32, cell: 11 } as const;

const formatCell = (cell: string | number): string => {
  if (typeof cell === "string") return cell;
  return Number.isNaN(cell) ? "-" : String(Math.round(cell));
};

/** Returns a row of a drill's table: a name, and texts or whole numbers. A number that does not exist is a dash. */
export const formatRow = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(widths.name) + cells.map((cell) => ` ${formatCell(cell)}`.padStart(widths.cell)).join("");

/** Prints a row of a drill's table. */
export const printRow = (name: string, cells: readonly (string | number)[]): void =>
  console.log(formatRow(name, cells));
