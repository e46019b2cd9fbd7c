import type { Id } from "@restride/domain/values/id.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { type Caller, signIn, signInPatient } from "@restride/dev-env/caller.ts";
import { demoPassword } from "@restride/dev-env/seed/people/staff-rows.ts";
import type { World } from "@restride/dev-env/world.ts";

/** Clinic to measure: its signed-in admin and some of its patients with a schedule. */
export type Clinic = { id: Id; admin: Caller; patients: string[] };

/** Patient who records, signed in on the phone. */
export type Recorder = { id: string; clinic: Clinic; phone: Caller };

/** Users and patients of the requests: clinics from all over the world, and an administrator of the company that has all clinics. */
export type People = { clinics: Clinic[]; boss: Caller & { companyId: string } };

const clinicCount = 6;
const patientsPerClinic = 16;

export const findPeople = async (world: World): Promise<People> => ({
  clinics: await findClinics(world),
  boss: await findBoss(world),
});

async function findBoss(world: World): Promise<People["boss"]> {
  const { rows } = await world.owner.query<{ email: string; company: string }>(
    `select u.email, u.company_id as company from users u join customers c on c.company_id = u.company_id
     where u.role = $1 order by u.email limit 1`,
    [Role.companyAdmin],
  );
  const { email, company } = rows[0]!;
  return { ...(await signIn(world, email)), companyId: company };
}

/** Returns six clinics, each with patients who had surgery in the last two months. */
async function findClinics(world: World): Promise<Clinic[]> {
  const { rows } = await world.owner.query<{ id: Id; email: string; patients: string[] }>(
    `select c.customer_id as id, (select u.email from users u where u.customer_id = c.customer_id and u.role = $1 limit 1) as email,
       array(select p.patient_id from patients p where p.customer_id = c.customer_id and p.active
         and p.surgery_date between current_date - 60 and current_date - 10 order by p.surgery_date desc, p.patient_id limit $2)::text[] as patients
     from (select customer_id, row_number() over (order by customer_id) as at, count(*) over () as n from customers) c
     where c.at % greatest(1, c.n / $3) = 0 limit $3`,
    [Role.admin, patientsPerClinic, clinicCount],
  );
  const clinics: Clinic[] = [];
  for (const { id, email, patients } of rows) clinics.push({ id, patients, admin: await signIn(world, email) });
  return clinics;
}

/** Patients who record in each clinic: enough that no exercise is recorded as often as it is due. */
const recordersPerClinic = 60;

/** Returns patients of these clinics who had surgery in the last two months, signed in on their phones. */
export async function findRecorders(world: World, clinics: readonly Clinic[]): Promise<Recorder[]> {
  const recorders: Recorder[] = [];
  for (const clinic of clinics) {
    const { rows } = await world.owner.query<{ id: string; email: string }>(
      `select patient_id as id, email from patients where customer_id = $1 and active
       and surgery_date between current_date - 60 and current_date - 10 order by surgery_date desc, patient_id limit $2`,
      [clinic.id, recordersPerClinic],
    );
    for (const { id, email } of rows)
      recorders.push({ id, clinic, phone: await signInPatient(world, email, demoPassword) });
  }
  return recorders;
}

/** Deletes the exercises that these patients recorded in the last days. */
export async function forgetRecordings(world: World, recorders: readonly Recorder[]): Promise<void> {
  await world.owner.query("delete from exercise_done where patient_id = any($1) and day > current_date - 9", [
    recorders.map(({ id }) => id),
  ]);
}
