import { formatInstant } from "../values/calendar-date.ts";
import * as texts from "./log-csv-texts.ts";
import { logEventLabel, logSourceLabel } from "./log-value-texts.ts";

/** Values of an entry that a row of the export is made of. */
export interface ExportedEntry {
  readonly _id: string;
  /** Time of the action, in milliseconds. */
  readonly instant: number;
  readonly source: string;
  readonly actiontype: string;
  readonly description: string;
  readonly patientid: string;
  readonly method: string;
  readonly collection_name: string;
}

/** Returns the column headers of an export; an internal one adds ids, method and collection. */
export const exportHead = (internal: boolean): string[] => [
  texts.time,
  texts.source,
  texts.eventName,
  texts.description,
  ...(internal ? [texts.entryId, texts.patient, texts.method, texts.collection] : []),
];

/** Returns an entry as a row of the export, with its time in the clinic's zone. */
export const exportRow = (entry: ExportedEntry, timeZone: string, internal: boolean): string[] => [
  formatInstant(entry.instant, timeZone),
  logSourceLabel(entry.source),
  logEventLabel(entry.actiontype),
  entry.description,
  ...(internal ? [entry._id, entry.patientid, entry.method, entry.collection_name] : []),
];
