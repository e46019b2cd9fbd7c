import { signIn } from "@restride/dev-env/caller.ts";
import { bypassRls } from "@restride/dev-env/database/bypass-rls.ts";
import type { MailServer } from "@restride/dev-env/mail-server.ts";
import { fillSmallClinics } from "@restride/dev-env/small-clinics.ts";
import { Role } from "@restride/domain/access/roles.ts";
import pg from "pg";

export const clinicCount = 10;
const listenersOfClinic = 10;
export const socketsOfAccount = 10;

/**
 * Accounts of ten clinics. Each clinic has ten listeners and one speaker. The speaker's two cases are about a patient of the first surgeon and a
 * patient of the second surgeon.
 */
export type Talkers = {
  listeners: { clinic: number; seesOnlyFirstSurgeon: boolean; token: string }[];
  speakers: { token: string; cases: [string, string] }[];
};

/**
 * Statements that add ten clinics, each with two surgeons, two patients, two conversations, a speaker and ten listeners. Two of the listeners see
 * only the first surgeon's patients. Each statement is paired with its number of parameters, which are, in order: the number of clinics, the roles of
 * both kinds of listeners, and the number of listeners of a clinic.
 */
const fillStatements: readonly [text: string, parameterCount: number][] = [
  [
    `create function id_of(clinic int, kind text, number int) returns uuid language sql immutable as
    $$ select md5(concat_ws(' ', clinic, kind, number))::uuid $$`,
    0,
  ],
  [
    `insert into customers (customer_id, company_id, name, access_code)
    select id_of(n, 'customer', 0), (select min(company_id::text)::uuid from companies), 'Talk ' || n, 'TALK' || n from generate_series(0, $1::int - 1) n`,
    1,
  ],
  [
    `insert into surgeons (customer_id, surgeon_id, access_code, name, first_name, last_name, email)
    select id_of(n, 'customer', 0), id_of(n, 'surgeon', m), 'TALK' || n || m, 'Dr. Ann', 'Ann', 'Ann', 'talk' || n || m || '@surgeon.example'
    from generate_series(0, $1::int - 1) n, generate_series(0, 1) m`,
    1,
  ],
  [
    `insert into patients (customer_id, patient_id, surgeon_id, first_name, last_name, gender, dob, email, phone, surgery_type, surgery_date)
    select id_of(n, 'customer', 0), id_of(n, 'patient', m), id_of(n, 'surgeon', m), 'Pat', 'Talk', 'female', '1960-05-01',
      'talk' || n || m || '@patient.example', '+13125550100', 'knee', current_date
    from generate_series(0, $1::int - 1) n, generate_series(0, 1) m`,
    1,
  ],
  [
    `insert into cases (customer_id, case_id, patient_id, type, summary, description, created_at, updated_at)
    select id_of(n, 'customer', 0), id_of(n, 'case', m), id_of(n, 'patient', m), 'Surgeon Message', 'A', 'B', now(), now()
    from generate_series(0, $1::int - 1) n, generate_series(0, 1) m`,
    1,
  ],
  [
    `insert into users (user_id, customer_id, role, first_name, last_name, email, password_hash, associate_surgeons)
    select id_of(n, 'user', m), id_of(n, 'customer', 0), case when m in (1, 2) then $3::int else $2::int end, 'Lis', 'Tener', 'talk' || n || '-' || m || '@user.example',
      (select password_hash from users where password_hash is not null limit 1),
      case when m in (1, 2) then array[id_of(n, 'surgeon', 0)] else '{}' end
    from generate_series(0, $1::int - 1) n, generate_series(0, $4::int) m`,
    4,
  ],
  ["drop function at", 0],
];

/** Fills an empty database with the small clinics and the clinics of the talkers. */
export async function fillTalkers(databaseUrl: string, now: number): Promise<void> {
  await fillSmallClinics(databaseUrl, now);
  const client = new pg.Client({ connectionString: databaseUrl, options: bypassRls });
  await client.connect();
  const fillParameters = [clinicCount, Role.admin, Role.medicalAssociate, listenersOfClinic];
  for (const [text, parameterCount] of fillStatements)
    await client.query(text, fillParameters.slice(0, parameterCount));
  await client.end();
}

/** Signs all accounts in through the public API. */
export async function signInAll(place: { url: string; mailbox: MailServer }, owner: pg.Pool): Promise<Talkers> {
  const talkers: Talkers = { listeners: [], speakers: [] };
  for (let clinic = 0; clinic < clinicCount; clinic += 1)
    for (let user = 0; user <= listenersOfClinic; user += 1) {
      await owner.query("delete from rate_limits");
      const token = (await signIn(place, `talk${clinic}-${user}@user.example`)).token!;
      if (user > 0) talkers.listeners.push({ clinic, seesOnlyFirstSurgeon: user <= 2, token });
      else talkers.speakers.push({ token, cases: await casesOf(owner, clinic) });
    }
  return talkers;
}

async function casesOf(owner: pg.Pool, clinic: number): Promise<[string, string]> {
  const { rows } = await owner.query<{ id: string }>(
    `select c.case_id as id from cases c join customers k using (customer_id) join patients p using (customer_id, patient_id)
     where k.name = 'Talk ' || $1::int order by p.email`,
    [clinic],
  );
  return [rows[0]!.id, rows[1]!.id];
}
