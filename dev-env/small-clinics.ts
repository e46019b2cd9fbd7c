import { Role } from "@restride/domain/access/roles.ts";
import { type CalendarDate, todayIn } from "@restride/domain/values/calendar-date.ts";
import { makePasswords } from "@restride/server/platform/passwords/passwords.ts";
import { newClient } from "@restride/server/platform/database/client.ts";
import { clinicZone } from "./clinic-day.ts";
import { type Insert, insertWith } from "./small-clinics/insert.ts";
import { writeAllNameParts } from "./database/write-all-name-parts.ts";
import { bypassRls } from "./database/bypass-rls.ts";
import { addContent } from "./small-clinics/content.ts";
import { small } from "./small-clinics/ids.ts";
import { addPatient } from "./small-clinics/patient.ts";

/** Password of everyone in the small clinics. */
export const smallPassword = "walking-again";

const clinicRoles = [Role.admin, Role.physio, Role.surgeon, Role.medicalAssociate] as const;
const companyOf = (clinic: number): number => (clinic === 2 ? 1 : 0);

const customersOf = (clinic: number): string[] =>
  small.customers.filter((_, other) => companyOf(other) === companyOf(clinic));

/** Returns the email of a person: admin@clinic1.example, company-admin@company1.example, super-admin@restride.example. */
export const smallEmail = (clinic: number, role: Role): string => {
  const name = Object.entries(Role)
    .find(([, code]) => code === role)![0]
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (role === Role.superAdmin) return `${name}@restride.example`;
  const isCompany = role === Role.companyAdmin || role === Role.healthCoach;
  return isCompany ? `${name}@company${companyOf(clinic) + 1}.example` : `${name}@clinic${clinic + 1}.example`;
};

const addClinic = async (insert: Insert, clinic: number, today: CalendarDate, passwordHash: string) => {
  const customer_id = small.customers[clinic];
  await insert("customers", {
    customer_id,
    company_id: small.companies[companyOf(clinic)],
    name: `Clinic ${clinic + 1}`,
    access_code: `CLN00${clinic + 1}`,
    time_zone: clinicZone,
  });
  for (const number of [1, 2])
    await insert("surgeons", {
      customer_id,
      surgeon_id: small.surgeon(clinic, number),
      name: `Dr. Anna Surgeon${number}`,
      first_name: "Anna",
      last_name: `Surgeon${number}`,
      email: `surgeon${number}@clinic${clinic + 1}.example`,
    });
  for (const role of clinicRoles) {
    const surgeonColumns = role === Role.surgeon ? { surgeon_id: small.surgeon(clinic, 1) } : {};
    const associates = role === Role.medicalAssociate ? [small.surgeon(clinic, 1)] : [];
    await insert("users", {
      user_id: small.user(clinic, role),
      customer_id,
      role,
      email: smallEmail(clinic, role),
      first_name: "Sam",
      last_name: `Role${role}`,
      password_hash: passwordHash,
      associate_surgeons: associates,
      ...surgeonColumns,
    });
  }
  for (const number of [1, 2, 3]) await addPatient(insert, clinic, number, today, passwordHash);
};

/** Low cost of password hashes, because tests sign in often. The hash itself stores the cost of checking it. */
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Fills an empty database with the smallest world that has every role and every boundary between tenants. */
export const fillSmallClinics = async (databaseUrl: string, now: number): Promise<void> => {
  const client = newClient({ connectionString: databaseUrl, options: bypassRls });
  await client.connect();
  const insert = insertWith(client);
  const passwordHash = await makePasswords(1, 1, cheap).hash(smallPassword);
  const today = todayIn(now, clinicZone);
  await client.query("begin");
  await addContent(insert);
  await client.query("select protect_ready_content()");
  for (const [at, company_id] of small.companies.entries())
    await insert("companies", { company_id, name: `Company ${at + 1}` });
  for (const clinic of small.customers.keys()) await addClinic(insert, clinic, today, passwordHash);
  await client.query("select place_missing_orders()");
  for (const clinic of [0, 2])
    for (const role of [Role.companyAdmin, Role.healthCoach])
      await insert("users", {
        user_id: small.user(clinic, role),
        company_id: small.companies[companyOf(clinic)],
        role,
        email: smallEmail(clinic, role),
        first_name: "Sam",
        last_name: `Role${role}`,
        password_hash: passwordHash,
        associate_customers: role === Role.healthCoach ? customersOf(clinic) : [],
      });
  await insert("users", {
    user_id: small.user(0, Role.superAdmin),
    role: Role.superAdmin,
    email: smallEmail(0, Role.superAdmin),
    first_name: "Ada",
    last_name: "Brooks",
    password_hash: passwordHash,
  });
  await client.query("commit");
  await client.end();
  await writeAllNameParts(databaseUrl);
};
