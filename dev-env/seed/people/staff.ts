import type { Id } from "@restride/domain/values/id.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Clinic, Company } from "./clinics.ts";
import { firstNames, lastNames, surgeonNames } from "../content/names.ts";
import { idAt } from "../ids.ts";
import { type SurgeonPage, surgeonPage } from "./surgeon-page.ts";
import { makeRandom, type Random } from "../random.ts";

/** User with an account. Users of a clinic have a clinic, users of a company a company. */
export type User = {
  readonly id: Id;
  readonly role: Role;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  readonly createdAt: number;
  readonly clinic: Clinic | null;
  readonly company: Company | null;
  readonly surgeonId: Id | null;
  readonly associateSurgeons: readonly string[];
  readonly associateCustomers: readonly string[];
};

export type Surgeon = {
  readonly id: Id;
  readonly clinic: Clinic;
  readonly firstname: string;
  readonly lastname: string;
  /** Also the username of the surgeon's account. */
  readonly email: string;
  readonly phone: string;
  readonly page: SurgeonPage;
};

/** Staff of one clinic. */
export type ClinicStaff = { readonly surgeons: readonly Surgeon[]; readonly users: readonly User[] };

type Name = { readonly firstname: string; readonly lastname: string };

const anyName = (random: Random): Name => ({
  firstname: random.pick(random.chance(0.5) ? firstNames.female : firstNames.male),
  lastname: random.pick(lastNames),
});

/** Returns a phone number reserved for fiction. */
export const fictionPhone = (area: string, random: Random): string =>
  `+1${area}55501${String(random.int(0, 99)).padStart(2, "0")}`;

/** Number of surgeons of each clinic, in turn. */
const surgeonCounts = [3, 3, 2, 3, 2, 2];

const surgeonName = (clinic: Clinic, at: number, random: Random): Name => {
  const earlierSurgeonCount = surgeonCounts.slice(0, clinic.index).reduce((sum, count) => sum + count, 0);
  const [firstname, lastname] =
    (clinic.index < surgeonCounts.length && surgeonNames[earlierSurgeonCount + at]?.split(" ")) || [];
  return firstname && lastname ? { firstname, lastname } : anyName(random);
};

const makeSurgeons = (seed: number, clinic: Clinic): Surgeon[] =>
  Array.from({ length: surgeonCounts[clinic.index % surgeonCounts.length] ?? 2 }, (_, at) => {
    const random = makeRandom(seed, "surgeon", clinic.index, at);
    const name = surgeonName(clinic, at, random);
    const email = `surgeon${at === 0 ? "" : at + 1}@${clinic.domain}`;
    return {
      id: idAt(clinic.createdAt + at, random),
      clinic,
      ...name,
      email,
      phone: fictionPhone(clinic.place.area, random),
      page: surgeonPage(seed, clinic, at, `${name.firstname} ${name.lastname}`),
    };
  });

const person = (seed: number, kind: string, index: number, createdAt: number, area: string) => {
  const random = makeRandom(seed, kind, index);
  return { id: idAt(createdAt, random), ...anyName(random), phone: fictionPhone(area, random), createdAt };
};

const nobody = { clinic: null, company: null, surgeonId: null, associateSurgeons: [], associateCustomers: [] };

/** Returns a clinic's surgeons, each with an account, and its admin, therapist and medical associate (of the first two surgeons). */
export const makeClinicStaff = (seed: number, clinic: Clinic): ClinicStaff => {
  const surgeons = makeSurgeons(seed, clinic);
  const clinicPerson = (kind: string) => person(seed, kind, clinic.index, clinic.createdAt, clinic.place.area);
  const associates = surgeons.slice(0, 2).map((surgeon) => surgeon.id);
  const at = (name: string): string => `${name}@${clinic.domain}`;
  const team: User[] = [
    { ...nobody, ...clinicPerson("admin"), role: Role.admin, email: at("admin"), clinic },
    { ...nobody, ...clinicPerson("therapist"), role: Role.physio, email: at("therapist"), clinic },
    {
      ...nobody,
      ...clinicPerson("associate"),
      role: Role.medicalAssociate,
      email: at("associate"),
      clinic,
      surgeonId: associates[0] ?? null,
      associateSurgeons: associates,
    },
  ];
  const surgeonUsers = surgeons.map(({ id, firstname, lastname, email, phone }, index): User => {
    const login = person(seed, `surgeon ${index}`, clinic.index, clinic.createdAt, clinic.place.area);
    return { ...nobody, ...login, firstname, lastname, phone, role: Role.surgeon, email, clinic, surgeonId: id };
  });
  return { surgeons, users: [...team, ...surgeonUsers] };
};

/** Returns a company's admin and two health coaches; the second has the last clinic, the first all others. */
export const makeCompanyUsers = (seed: number, company: Company, index: number, clinics: readonly Clinic[]): User[] => {
  const companyClinics = clinics.filter((clinic) => clinic.company.id === company.id);
  const of = (kind: string) => person(seed, kind, index, company.createdAt, "312");
  const at = (name: string): string => `${name}@${company.slug}${index < 2 ? "" : index}.example`;
  const ids = companyClinics.map(({ id }) => id);
  return [
    { ...nobody, ...of("company admin"), role: Role.companyAdmin, email: at("admin"), company },
    {
      ...nobody,
      ...of("coach"),
      role: Role.healthCoach,
      email: at("coach"),
      company,
      associateCustomers: ids.slice(0, -1),
    },
    {
      ...nobody,
      ...of("coach 2"),
      role: Role.healthCoach,
      email: at("coach2"),
      company,
      associateCustomers: ids.slice(-1),
    },
  ];
};

/** Returns the super admin. */
export const makeSuperAdmin = (seed: number, createdAt: number): User => ({
  ...nobody,
  ...person(seed, "super admin", 0, createdAt, "312"),
  role: Role.superAdmin,
  email: "super@restride.example",
});
