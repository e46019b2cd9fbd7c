/** Beside a row that is taken out: what has not begun by `day`, today counted from surgery, has nothing that could end. */
export const endWord = ({ startdate }: { readonly startdate: number }, day: number): string =>
  startdate >= day ? "taken out" : "ends yesterday";
