import { formatInstant } from "../values/calendar-date.ts";

/** What a row of the export is made of. */
export interface ExportedEntry {
  readonly _id: string;
  /** When it was done, in milliseconds. */
  readonly instant: number;
  readonly source: string;
  readonly actiontype: string;
  readonly description: string;
  readonly patientid: string;
  readonly method: string;
  readonly collection_name: string;
}

/** The columns of an export; an internal one adds ids, method and collection. */
export const exportHead = (internal: boolean): string[] => [
  "Time",
  "Source",
  "Event Name",
  "Description",
  ...(internal ? ["Id", "Patient", "Method", "Collection"] : []),
];

/** An entry as a row of the export, in the time of the clinic's zone. */
export const exportRow = (entry: ExportedEntry, timeZone: string, internal: boolean): string[] => [
  formatInstant(entry.instant, timeZone),
  entry.source,
  entry.actiontype,
  entry.description,
  ...(internal ? [entry._id, entry.patientid, entry.method, entry.collection_name] : []),
];
