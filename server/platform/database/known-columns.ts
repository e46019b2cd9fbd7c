/** A row that was made where its table is not known; never if one of its keys is no column of the table. */
export type KnownColumns<Table, Row> = [Exclude<keyof Row, keyof Table>] extends [never] ? Row : never;
