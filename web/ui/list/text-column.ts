import type { Column } from "./DataTable.tsx";

type TextField<Row> = { [Key in keyof Row]: Row[Key] extends string ? Key : never }[keyof Row] & string;

/** The column of a text that its rows have. */
export const textColumn = <Row>(field: TextField<Row>, title: string, width?: string): Column<Row> => ({
  key: field,
  title,
  width,
  cell: (row) => row[field] as string,
});
