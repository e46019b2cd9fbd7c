import { isSameName, searchForm } from "../names/search-form.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import * as texts from "./account-deletion-texts.ts";

/** Person as named in a request for deletion or in a record; a request may have an empty email. */
export interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly dob: CalendarDate;
  readonly phone: string;
  readonly email: string;
}

/**
 * Quality of the match between a record and a request: `exact` by name, birth date and phone; `likely` by birth date with phone or email; `possible`
 * by phone or email, or by name and birth date. Names are compared loosely.
 */
export type RecordMatch = "exact" | "likely" | "possible";

type Part = "name" | "dob" | "phone" | "email";

const equalParts = (request: Person, record: Person): Readonly<Record<Part, boolean>> => ({
  name: isSameName(request, record),
  dob: request.dob === record.dob,
  phone: request.phone === record.phone,
  email: request.email !== "" && request.email.toLowerCase() === record.email.toLowerCase(),
});

/** Returns how well a record matches a request; null when too little matches to suggest the same person. */
export const matchRecord = (request: Person, record: Person): RecordMatch | null => {
  const { name, dob, phone, email } = equalParts(request, record);
  if (dob && phone && name) return "exact";
  if (dob && (phone || email)) return "likely";
  return phone || email || (dob && name) ? "possible" : null;
};

const closeness = (request: Person, record: Person): number => {
  const parts = ["firstname", "lastname"] as const;
  const names = parts.filter((part) => searchForm(request[part]) === searchForm(record[part])).length;
  return names + Object.values(equalParts(request, record)).filter(Boolean).length;
};

/**
 * Returns the records that a request is handled for: all exact matches; without one, the closest of the likely ones. Members of a family may share a
 * phone, so the clinics of less close matches are not involved.
 */
export const recordsToHandle = <Row extends Person>(request: Person, records: readonly Row[]): Row[] => {
  const matching = (match: RecordMatch) => records.filter((record) => matchRecord(request, record) === match);
  const [exact, likely] = [matching("exact"), matching("likely")];
  if (exact.length > 0) return exact;
  const closest = Math.max(...likely.map((record) => closeness(request, record)));
  return likely.filter((record) => closeness(request, record) === closest);
};

/**
 * Returns what matches and what differs as sentences: 'The birth date and phone match. The name differs.' An email missing in the request is in
 * neither sentence.
 */
export const describeMatch = (request: Person, record: Person): string => {
  const equal = equalParts(request, record);
  const parts = (Object.keys(equal) as Part[]).filter((part) => part !== "email" || request.email !== "");
  const [same, other] = [parts.filter((part) => equal[part]), parts.filter((part) => !equal[part])];
  return [same.length > 0 ? texts.partsMatch(same) : "", other.length > 0 ? texts.partsDiffer(other) : ""]
    .filter(Boolean)
    .join(" ");
};
