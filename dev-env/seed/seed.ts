import type pg from "pg";
import { type Clinic, makeClinics, type WorldSize } from "./people/clinics.ts";
import { readyMade } from "@restride/server/reference-data/ready-made.ts";
import { addHistory } from "./history.ts";
import { makePerson, type Person } from "./people/person.ts";
import { type Depth, playPatient } from "./play-patient.ts";
import { makeSink, type Sink } from "./sink.ts";
import { addClinic, addCompany, addSurgeon, addUser } from "./people/staff-rows.ts";
import { type ClinicStaff, makeClinicStaff, makeCompanyUsers, makeSuperAdmin, type User } from "./people/staff.ts";
import { stories } from "./stories/stories.ts";
import { withoutRls } from "./without-rls.ts";

export type SeedOptions = {
  /** Connections of the database's owner. */
  readonly pool: pg.Pool;
  /** Seed of a world: the same seed, size and time give the same rows. */
  readonly seed?: number;
  readonly patients?: number;
  /** The present time in that world, in ms since 1970 UTC. */
  readonly now: number;
  /** Days of each history that are written; all of them by default, unless the world is large. */
  readonly depth?: Depth;
  /** Whether the whole history of a patient is written, whatever the depth. */
  readonly isWhole?: (person: Person) => boolean;
  readonly log?: (line: string) => void;
};

/** Number of patients from which only the last weeks of a history are written in full. */
const minLargePatients = 5_000;
const large: Depth = { daysBack: 21, daysAhead: 14 };
const full: Depth = { daysBack: null, daysAhead: null };
const rowsPerFlush = 60_000;
const rowsPerNotice = 10_000;

type World = {
  readonly size: WorldSize;
  readonly clinics: readonly Clinic[];
  readonly staff: ReadonlyMap<string, ClinicStaff>;
  readonly coaches: ReadonlyMap<string, readonly User[]>;
};

const addPeople = (sink: Sink, size: WorldSize): World => {
  const { companies, clinics } = makeClinics(size);
  for (const company of companies) addCompany(sink, company);
  for (const clinic of clinics) addClinic(sink, clinic);
  const staff = new Map(clinics.map((clinic) => [clinic.id, makeClinicStaff(size.seed, clinic)]));
  for (const { surgeons } of staff.values()) for (const surgeon of surgeons) addSurgeon(sink, surgeon);
  addUser(sink, makeSuperAdmin(size.seed, size.now - 86_400_000));
  const companyUsers = companies.map((company, index) => makeCompanyUsers(size.seed, company, index, clinics));
  for (const user of companyUsers.flat()) addUser(sink, user);
  for (const { users } of staff.values()) for (const user of users) addUser(sink, user);
  const coachesOf = ({ id }: Clinic) =>
    companyUsers.flat().filter(({ associateCustomers }) => associateCustomers.includes(id));
  const coaches = new Map(clinics.map((clinic) => [clinic.id, coachesOf(clinic)]));
  return { size, clinics, staff, coaches };
};

/** Returns the clinic of a patient. The stories are the first patients, all in the first clinic; the others are assigned clinic by clinic. */
const clinicOf = ({ clinics, size }: World, index: number): Clinic => {
  if (index < stories.length) return clinics[0]!;
  const share = Math.floor(((index - stories.length) * clinics.length) / Math.max(1, size.patients - stories.length));
  return clinics[Math.min(clinics.length - 1, share)]!;
};

const addPatients = async (
  sink: Sink,
  world: World,
  depthOf: (person: Person) => Depth,
  log: (line: string) => void,
): Promise<void> => {
  const { size, staff, coaches } = world;
  let flushed = sink.rowCount();
  let nextNews = rowsPerNotice;
  for (let index = 0; index < size.patients; index++) {
    const clinic = clinicOf(world, index);
    const { surgeons, users } = staff.get(clinic.id)!;
    const person = makePerson(size, clinic, surgeons, index, stories[index] ?? null);
    playPatient(sink, person, { staff: users, coaches: coaches.get(clinic.id)! }, depthOf(person), size.now);
    if (sink.rowCount() - flushed < rowsPerFlush) continue;
    flushed = sink.rowCount();
    await sink.flush();
    if (index + 1 >= nextNews) {
      log(`${index + 1} of ${size.patients} patients, ${flushed} rows`);
      nextNews += rowsPerNotice;
    }
  }
};

/** Returns whether a server has already loaded the ready-made content into this database. */
const hasContent = async (client: pg.ClientBase): Promise<boolean> =>
  (await client.query("select from content_versions limit 1")).rowCount === 1;

/** Fills an empty, migrated database with the demo world, without search parts of names. Returns the number of rows. */
export const seed = async ({
  pool,
  seed: number = 1,
  patients = 600,
  now,
  depth = patients >= minLargePatients ? large : full,
  isWhole = () => false,
  log = () => undefined,
}: SeedOptions): Promise<number> => {
  const size: WorldSize = { seed: number, patients, now };
  return withoutRls(pool, async (client) => {
    const sink = makeSink(client);
    if (!(await hasContent(client)))
      for (const { table, row } of readyMade.flatMap(({ rows }) => rows)) sink.add(table, row);
    const world = addPeople(sink, size);
    await addPatients(sink, world, (person) => (isWhole(person) ? full : depth), log);
    await sink.flush();
    await client.query(
      "select protect_ready_content(), place_missing_orders(), list_all_cases(), list_all_units(), count_all_patients(), join_companies(), count_companies(), queue_unformed_names()",
    );
    // Triggers are disabled while the demo is made, so the clinics' standard forms are added here.
    await client.query("select add_standard_consent_forms(customer_id) from customers");
    if (depth === full) await addHistory(client, now);
    return sink.rowCount();
  });
};
