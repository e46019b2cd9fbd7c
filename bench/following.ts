/**
 * node bench/following.ts: measures pages of the activity log of one patient with a million entries, the first and the hundred-thousandth,
 * and the search of the list of diagnoses with 98,000 codes, on a fresh copy of the small clinics. Each is asked through the server.
 */
import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { startEmbedded } from "@restride/dev-env/database/embedded.ts";
import { fleetingFolder } from "@restride/dev-env/database/fleeting-folder.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { startWorld } from "@restride/dev-env/world.ts";
import { summarise } from "./percentiles.ts";

const entries = 1_000_000;
const codes = 98_000;
const rounds = 60;
const patient = small.patient(0, 1);

const server = await startEmbedded({ dir: fleetingFolder("following"), durable: false });
process.env.RESTRIDE_TEST_DATABASE_URL = server.url;
const world = await startWorld();
const admin = await signIn(world, smallEmail(0, Role.admin));

/** One entry every fifteen seconds, of four kinds. */
const fillLog = `insert into audit_log (customer_id, at, actor, table_name, action, after)
  select $1, $2::timestamptz - n * interval '15 seconds', $3, (array['exercise_done','device_readings','patient_notes','reminders'])[n % 4 + 1],
    'insert', jsonb_build_object('patient_id', $3::text, 'item_id', $4::text, 'times_done', n % 3, 'values', array[n % 90])
  from generate_series(1, $5::int) n`;
await world.owner.query(fillLog, [
  small.customers[0],
  new Date(world.clock.now()).toISOString(),
  patient,
  small.exerciseItem(0, 1, 1),
  entries,
]);
/** The shipped codes, again and again under other codes, until the list is as long as the official one. */
const fillCodes = `insert into diagnosis_codes (code, description, synonyms, listed_from)
  select chr(65 + n % 26) || n || '.' || row_number() over (), description, synonyms, listed_from
  from generate_series(1, $1::int) n, diagnosis_codes limit $2`;
await world.owner.query(fillCodes, [Math.ceil(codes / 500), codes]);
await world.owner.query("vacuum analyze audit_log");
await world.owner.query("vacuum analyze diagnosis_codes");

const once = async (document: string, variables: object): Promise<number> => {
  const start = performance.now();
  const { answer } = await admin.call(document, variables);
  if (answer.status !== "success") throw new Error(answer.message);
  return performance.now() - start;
};
/** Medians of questions that are asked in turn, so that what else the machine does meets all of them. */
const timed = async (document: string, asked: readonly object[]): Promise<number[]> => {
  const times: number[][] = asked.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, variables] of asked.entries()) times[at]!.push(await once(document, variables));
  return times.map((each) => summarise([{ times: each, seconds: 1, failed: 0 }]).p50);
};

const page = `query ($p: ID!, $f: ActivityLogFilter) { getActivityLog(patientid: $p, filter: $f) { status message
  records { _id description } } }`;
const day = (ago: number) => new Date(world.clock.now() - ago * 86_400_000).toISOString().slice(0, 10);
const all = { startdate: day(400), enddate: day(-1) };
const cursorOf = async (rank: number): Promise<string> => {
  const { rows } = await world.owner.query<{ id: string }>(
    `select to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || entry_id as id from audit_log
     where about_patient = $1 order by at desc, entry_id desc offset $2 limit 1`,
    [patient, rank],
  );
  return rows[0]!.id;
};
const far = { ...all, cursor: await cursorOf(999_980) };
const pages = [all, far].map((f) => ({ p: patient, f }));
await timed(page, pages);
const [first = 0, last = 0] = await timed(page, pages);
const ratio = (last / first).toFixed(2);
console.log(`page 1 of ${entries} entries ${first.toFixed(1)} ms, page 100,000 ${last.toFixed(1)} ms: ${ratio} times`);

const find =
  "query ($p: ID!, $s: String!) { findDiagnosisCodes(patientId: $p, search: $s) { status message total codes { code } } }";
const searches = ["uns", "kne", "ini", "stiff knee", "m17", "zzz"];
const found = await timed(
  find,
  searches.map((search) => ({ p: patient, s: search })),
);
for (const [at, search] of searches.entries()) console.log(`"${search}" in ${codes} codes ${found[at]!.toFixed(1)} ms`);
await world.close();
await server.stop();
