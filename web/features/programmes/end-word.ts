import * as texts from "./programmes-texts.ts";
/** Returns the text beside a removed row; a row that has not begun by `day` (today counted from surgery) does not end but is taken out. */
export const endWord = ({ startdate }: { readonly startdate: number }, day: number): string =>
  startdate >= day ? texts.takenOut : texts.endsYesterday;
