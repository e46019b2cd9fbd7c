const widths = { name: 32, cell: 11 } as const;

const formatCell = (cell: string | number): string => {
  if (typeof cell === "string") return cell;
  return Number.isNaN(cell) ? "-" : String(Math.round(cell));
};

/** Prints a row of a drill's table: a name, and texts or whole numbers. A number that does not exist is a dash. */
export const printRow = (name: string, cells: readonly (string | number)[]): void =>
  console.log(name.padEnd(widths.name) + cells.map((cell) => formatCell(cell).padStart(widths.cell)).join(""));
