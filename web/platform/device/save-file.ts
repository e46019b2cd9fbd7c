import { csvMark } from "@restride/domain/values/csv.ts";

/** Milliseconds after which the object URL is revoked. An older Safari starts to read it only after the click. */
const urlLifetime = 60_000;

/** Saves a file under a name, as a download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), urlLifetime);
}

/** Saves comma-separated values as a file for a spreadsheet. */
export const saveTable = (rows: string, name: string): void =>
  saveFile(new Blob([csvMark, rows], { type: "text/csv" }), name);
