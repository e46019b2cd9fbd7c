import { Role } from "@restride/domain/access/roles.ts";
import { addDays, type CalendarDate, datesBetween, todayIn } from "@restride/domain/values/calendar-date.ts";
import { makePasswords } from "@restride/server/platform/passwords/passwords.ts";
import pg from "pg";

/** The password of everyone in the small clinics. */
export const smallPassword = "walking-again";

const zone = "America/Chicago";
const id = (kind: number, number: number): string =>
  `0190${String(kind).padStart(4, "0")}-0000-7000-8000-${String(number).padStart(12, "0")}`;

/** Ids by name: two companies, two clinics of the first and one of the second; in each clinic two surgeons and three patients. */
export const small = {
  companies: [id(1, 1), id(1, 2)],
  customers: [id(2, 1), id(2, 2), id(2, 3)],
  surgeon: (clinic: number, number: number) => id(3, clinic * 10 + number),
  patient: (clinic: number, number: number) => id(4, clinic * 10 + number),
  user: (clinic: number, role: Role) => id(5, clinic * 100 + role),
  exerciseItem: (clinic: number, patient: number, number: number) => id(6, clinic * 100 + patient * 10 + number),
  deviceItem: (clinic: number, patient: number) => id(7, clinic * 10 + patient),
  formItem: (clinic: number, patient: number) => id(8, clinic * 10 + patient),
  exercise: (number: number) => id(9, number),
  device: id(10, 1),
  questionnaire: id(11, 1),
} as const;

const clinicRoles = [Role.admin, Role.physio, Role.surgeon, Role.medicalAssociate] as const;
const companyOf = (clinic: number): number => (clinic === 2 ? 1 : 0);

/** The email of a person: admin@clinic1.example, company-admin@company1.example, super-admin@restride.example. */
export const smallEmail = (clinic: number, role: Role): string => {
  const name = Object.entries(Role)
    .find(([, code]) => code === role)![0]
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (role === Role.superAdmin) return `${name}@restride.example`;
  const isCompany = role === Role.companyAdmin || role === Role.healthCoach;
  return isCompany ? `${name}@company${companyOf(clinic) + 1}.example` : `${name}@clinic${clinic + 1}.example`;
};

export const smallPatientEmail = (clinic: number, patient: number): string =>
  `patient${patient}@clinic${clinic + 1}.example`;

type Insert = (table: string, row: Record<string, unknown>) => Promise<unknown>;

const insertWith =
  (client: pg.Client): Insert =>
  (table, row) => {
    const columns = Object.keys(row);
    const values = columns.map((_, at) => `$${at + 1}`).join(", ");
    return client.query(`insert into ${table} (${columns.join(", ")}) values (${values})`, Object.values(row));
  };

const addContent = async (insert: Insert) => {
  for (const [number, name] of [
    ["1", "Quad Sets"],
    ["2", "Heel Slides, Lying"],
  ] as const)
    await insert("exercises", {
      exercise_id: small.exercise(Number(number)),
      code: `E0${number}`,
      name,
      purpose: "Moves.",
      hold_seconds: 5,
      repeats: 10,
      sets: 2,
      times: 2,
      interval: 1,
    });
  await insert("devices", {
    device_id: small.device,
    code: "D1",
    display_name: "Knee Motion Sensor",
    surgery_type: "knee",
  });
  for (const [at, parameter] of ["flexion_max", "extension_deficit"].entries())
    await insert("device_metrics", {
      device_id: small.device,
      value_index: at,
      parameter,
      metric: parameter,
      unit: "°",
      is_output: true,
      plausible_min: at === 0 ? 30 : 0,
      plausible_max: at === 0 ? 145 : 40,
    });
  await insert("questionnaires", {
    questionnaire_id: small.questionnaire,
    code: "PAIN",
    short_name: "Pain Check",
    kind: "pain",
  });
  const options = ["None", "Very Mild", "Mild", "Moderate", "Severe"].map((option, optnumber) => ({
    optnumber,
    option,
  }));
  await insert("questions", {
    questionnaire_id: small.questionnaire,
    quest_number: 1,
    question: "Usual pain",
    options: JSON.stringify(options),
  });
};

const addPatient = async (
  insert: Insert,
  clinic: number,
  number: number,
  today: CalendarDate,
  passwordHash: string,
) => {
  const key = { customer_id: small.customers[clinic], patient_id: small.patient(clinic, number) };
  const surgeryDate = addDays(today, -10 * number);
  await insert("patients", {
    ...key,
    surgeon_id: small.surgeon(clinic, number === 3 ? 2 : 1),
    first_name: `Pat${number}`,
    last_name: `Clinic${clinic + 1}`,
    gender: "female",
    dob: "1960-05-01",
    email: smallPatientEmail(clinic, number),
    phone: `+1312555010${number}`,
    surgery_type: number === 2 ? "hip" : "knee",
    surgery_date: surgeryDate,
    password_hash: passwordHash,
  });
  for (const exercise of [1, 2])
    await insert("patient_exercises", {
      ...key,
      item_id: small.exerciseItem(clinic, number, exercise),
      exercise_id: small.exercise(exercise),
      start_day: 1,
      end_day: 60,
      interval: 1,
      times: 2,
      sets: 2,
      repeats: 10,
      hold_seconds: 5,
    });
  await insert("patient_devices", {
    ...key,
    item_id: small.deviceItem(clinic, number),
    device_id: small.device,
    start_day: 1,
    end_day: 60,
    interval: 1,
    times: 1,
    status: "Delivered",
  });
  await insert("patient_questionnaires", {
    ...key,
    item_id: small.formItem(clinic, number),
    questionnaire_id: small.questionnaire,
    schedule_type: "weekly",
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    start_day: 1,
    end_day: 60,
  });
  const days = datesBetween(addDays(surgeryDate, 1), addDays(surgeryDate, 60));
  for (const day of days)
    await insert("patient_days", { ...key, day, exercise_due: 2, measurement_due: 1, questionnaire_due: 1 });
  const past = days.filter((day) => day <= today).length;
  await insert("patient_progress", {
    ...key,
    as_of: today,
    exercise_due: past * 2,
    measurement_due: past,
    questionnaire_due: past,
  });
};

const addClinic = async (insert: Insert, clinic: number, today: CalendarDate, passwordHash: string) => {
  const customer_id = small.customers[clinic];
  await insert("customers", {
    customer_id,
    company_id: small.companies[companyOf(clinic)],
    name: `Clinic ${clinic + 1}`,
    access_code: `CLN00${clinic + 1}`,
    time_zone: zone,
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
    const own = role === Role.surgeon ? { surgeon_id: small.surgeon(clinic, 1) } : {};
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
      ...own,
    });
  }
  for (const number of [1, 2, 3]) await addPatient(insert, clinic, number, today, passwordHash);
};

/** Fills an empty database with the smallest world that has every role and every border between tenants. */
export const fillSmallClinics = async (databaseUrl: string, now: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const insert = insertWith(client);
  const passwordHash = await makePasswords().hash(smallPassword);
  const today = todayIn(now, zone);
  await client.query("begin");
  await addContent(insert);
  for (const [at, company_id] of small.companies.entries())
    await insert("companies", { company_id, name: `Company ${at + 1}` });
  for (const clinic of small.customers.keys()) await addClinic(insert, clinic, today, passwordHash);
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
};
