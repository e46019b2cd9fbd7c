import type { Id } from "@restride/domain/values/id.ts";
import { type CalendarDate, dayNumber, todayIn } from "@restride/domain/values/calendar-date.ts";
import { clinicNames, companyNames, lastNames, places, streets } from "../content/names.ts";
import { idAt } from "../ids.ts";
import { makeRandom } from "../random.ts";

/** Parameters of the demo world: the same parameters give the same world. */
export type WorldSize = { readonly seed: number; readonly patients: number; readonly now: number };

export type Company = { readonly id: Id; readonly name: string; readonly slug: string; readonly createdAt: number };

export type Clinic = {
  readonly index: number;
  readonly id: Id;
  readonly company: Company;
  readonly name: string;
  readonly code: string;
  readonly domain: string;
  readonly place: (typeof places)[number];
  readonly street: string;
  readonly createdAt: number;
  /** The clinic's today, also as a day number. */
  readonly today: CalendarDate;
  readonly todayNumber: number;
};

const year = 365 * 86_400_000;

/** Returns the number of clinics: six in a demo, one for about 300 patients in large worlds. */
export const clinicCount = ({ patients }: WorldSize): number => (patients <= 2000 ? 6 : Math.round(patients / 300));

const companyCount = (clinics: number): number => (clinics <= 12 ? 2 : Math.ceil(clinics / 50));

const letters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, "");

const makeCompanies = ({ seed, now }: WorldSize, count: number): Company[] =>
  Array.from({ length: count }, (_, index) => {
    const random = makeRandom(seed, "company", index);
    const name = companyNames[index] ?? `${random.pick(lastNames)} Recovery ${index + 1}`;
    const createdAt = now - 3 * year + index * 1000;
    return { id: idAt(createdAt, random), name, slug: letters(name.split(" ")[0] ?? name), createdAt };
  });

const clinicName = (index: number, pick: () => string): string =>
  clinicNames[index] ?? `${pick()} & ${pick()} Joint Center ${index + 1}`;

const makeClinic = ({ seed, now }: WorldSize, index: number, company: Company): Clinic => {
  const random = makeRandom(seed, "clinic", index);
  const name = clinicName(index, () => random.pick(lastNames));
  const place = places[index % places.length]!;
  const createdAt = now - 2 * year + index * 60_000;
  const today = todayIn(now, place.timeZone);
  const slug = letters(name.split(" ")[0] ?? name);
  return {
    index,
    id: idAt(createdAt, random),
    company,
    name,
    code: `${slug.slice(0, 3).toUpperCase()}${100 + index}`,
    domain: `${index < clinicNames.length ? slug : `${slug}${index}`}.clinic.example`,
    place,
    street: `${random.int(10, 990)} ${random.pick(streets)} Avenue`,
    createdAt,
    today,
    todayNumber: dayNumber(today),
  };
};

/** Returns the companies and their clinics, assigned in turn. */
export const makeClinics = (size: WorldSize): { companies: Company[]; clinics: Clinic[] } => {
  const count = clinicCount(size);
  const companies = makeCompanies(size, companyCount(count));
  const clinics = Array.from({ length: count }, (_, index) =>
    makeClinic(size, index, companies[index % companies.length]!),
  );
  return { companies, clinics };
};
