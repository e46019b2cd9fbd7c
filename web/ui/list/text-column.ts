import type { Column } from "./DataTable.tsx";

type TextField<Row> = { [Key in keyof Row]: Row[Key] extends string ? Key : never }[keyof Row] & string;

/** Returns a column that shows a text field of its rows. */
export const textColumn = <Row>(field: TextField<Row>, title: string, width?: string): Column<Row> => ({
  key: field,
  title,
  width,
  cell: (row) => row[field] as string,
});
