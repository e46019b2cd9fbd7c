import { isSameName, searchForm } from "../names/search-form.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/** A person as a request for deletion or a record names them; a request may leave the email empty. */
export interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly dob: CalendarDate;
  readonly phone: string;
  readonly email: string;
}

/**
 * How well a record fits a request: `exact` by name, birth date and phone, `likely` by birth date with phone or email, `possible` by
 * phone or email, or by name and birth date. Names are compared loosely.
 */
export type RecordMatch = "exact" | "likely" | "possible";

type Part = "name" | "birth date" | "phone" | "email";

const equalParts = (request: Person, record: Person): Readonly<Record<Part, boolean>> => ({
  name: isSameName(request, record),
  "birth date": request.dob === record.dob,
  phone: request.phone === record.phone,
  email: request.email !== "" && request.email.toLowerCase() === record.email.toLowerCase(),
});

/** How well a record fits a request; null when nothing tells that it is the same person. */
export const matchRecord = (request: Person, record: Person): RecordMatch | null => {
  const { name, "birth date": dob, phone, email } = equalParts(request, record);
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
 * The records of a request that something is done about: those that fit exactly; without one, of those that are likely the person
 * the closest. A family may share a phone, and what one of them asks for is nothing for the clinics of the others.
 */
export const recordsToHandle = <Row extends Person>(request: Person, records: readonly Row[]): Row[] => {
  const matching = (match: RecordMatch) => records.filter((record) => matchRecord(request, record) === match);
  const [exact, likely] = [matching("exact"), matching("likely")];
  if (exact.length > 0) return exact;
  const closest = Math.max(...likely.map((record) => closeness(request, record)));
  return likely.filter((record) => closeness(request, record) === closest);
};

const conjunction = new Intl.ListFormat("en-US", { type: "conjunction" });
const sentence = (parts: readonly Part[], one: string, many: string): string =>
  `The ${conjunction.format(parts)} ${parts.length === 1 ? one : many}.`;

/** What matches and what differs, as sentences: 'The birth date and phone match. The name differs.' An email that was left out is neither. */
export const describeMatch = (request: Person, record: Person): string => {
  const equal = equalParts(request, record);
  const parts = (Object.keys(equal) as Part[]).filter((part) => part !== "email" || request.email !== "");
  const [same, other] = [parts.filter((part) => equal[part]), parts.filter((part) => !equal[part])];
  return [
    same.length > 0 ? sentence(same, "matches", "match") : "",
    other.length > 0 ? sentence(other, "differs", "differ") : "",
  ]
    .filter(Boolean)
    .join(" ");
};
