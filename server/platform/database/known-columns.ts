/** `Row` when each of its keys is a column of `Table`, otherwise `never`. For rows that are built by code that is generic over tables. */
export type KnownColumns<Table, Row> = [Exclude<keyof Row, keyof Table>] extends [never] ? Row : never;
