import { type Caller, signIn, signInPatient } from "@restride/dev-env/caller.ts";
import { webDocument } from "@restride/dev-env/documents.ts";
import { demoPassword } from "@restride/dev-env/seed/people/staff-rows.ts";
import { type Round, roundsOf } from "../calls.ts";
import { record } from "../documents.ts";
import { addedNote } from "./patient-calls.ts";
import { emailOf, type Place } from "./place.ts";

/** What is committed in a clinic between any two calls. */
export interface ClinicWrites {
  /** Records an exercise, adds a patient and makes the one added before inactive, so that the clinic keeps its size. */
  readonly write: () => Promise<void>;
  /** Records an exercise. */
  readonly record: () => Promise<void>;
  /** Deletes what was written, by calls too. */
  readonly forget: () => Promise<void>;
}

const add = webDocument("features/programmes/wizard/create", "AddPatientAdminDocument");
const toggle = webDocument("features/patients/form/patient-form", "TogglePatientStatusDocument");

/** Last name of the patients that are added. */
const addedName = "Bench";
const recorderCount = 3;
const recordedDays = [0, 1, 2, 3, 4, 5, 6, 7];

type Recorder = { readonly id: string; readonly phone: Caller };

const madeUpPatient = {
  firstname: "Nora",
  lastname: addedName,
  gender: "female",
  dob: "05/01/1960",
  phone: "3125550142",
  email_opt_in: true,
  include_devices: true,
  shipaddress: { addressline1: "1 Elm St", addressline2: "", city: "Albany", state: "NY", zip: "12207", country: "US" },
};

const newPatient = ({ surgeon, today }: Place) => ({
  patient: {
    ...madeUpPatient,
    email: `${crypto.randomUUID()}@bench.example`,
    surgery: { type: "knee", date: today },
    surgeon,
  },
  although: { reason: "Another person" },
});

async function succeed<Answer>(person: Caller, document: string, variables: object): Promise<Answer> {
  const key = { "idempotency-key": crypto.randomUUID() };
  const { answer, errors } = await person.call<Answer>(document, variables, key);
  if (errors.length > 0 || answer.status !== "success")
    throw new Error(`A write is refused: ${JSON.stringify(errors)} ${answer?.message}`);
  return answer;
}

async function findRecorders({ world, customer }: Place): Promise<Recorder[]> {
  const { rows } = await world.owner.query<{ id: string; email: string }>(
    `select patient_id as id, email from patients where customer_id = $1 and active
       and surgery_date between current_date - 60 and current_date - 10 order by created_at desc, email limit $2`,
    [customer, recorderCount],
  );
  return Promise.all(
    rows.map(async ({ id, email }) => ({ id, phone: await signInPatient(world, email, demoPassword) })),
  );
}

const forgetting = (place: Place, recorders: readonly Recorder[]) => async (): Promise<void> => {
  const { world, customer } = place;
  await world.settle();
  await world.owner.query(
    `with deleted as (delete from patients where customer_id = $1 and last_name = $2 returning patient_id)
     delete from name_parts where customer_id = $1 and kind = 'patient' and owner_id in (select patient_id from deleted)`,
    [customer, addedName],
  );
  await world.owner.query("delete from patient_notes where customer_id = $1 and text = $2", [customer, addedNote]);
  await world.owner.query(
    "delete from exercise_done where customer_id = $1 and patient_id = any($2) and day > current_date - 9",
    [customer, recorders.map(({ id }) => id)],
  );
};

/** Prepares the writes of a clinic. */
export async function writesOf(place: Place): Promise<ClinicWrites> {
  const admin = await signIn(place.world, emailOf(place, "admin"));
  const recorders = await findRecorders(place);
  const deleteAll = forgetting(place, recorders);
  await deleteAll(); // a run that broke off
  const rounds: Round<Recorder>[] = [];
  for (const recorder of recorders) rounds.push(...(await roundsOf(recorder, recordedDays)));
  let recorded = 0;
  let previous: string | undefined;
  const recordNext = async (): Promise<void> => {
    const { phone, input } = rounds[recorded++ % rounds.length]!;
    await succeed(phone, record, { input });
  };
  const write = async (): Promise<void> => {
    const [{ patient }] = await Promise.all([
      succeed<{ patient: { _id: string } }>(admin, add, newPatient(place)),
      recordNext(),
      previous && succeed(admin, toggle, { patientId: previous, isActive: false }),
    ]);
    previous = patient._id;
  };
  const forget = async (): Promise<void> => {
    previous = undefined;
    await deleteAll();
  };
  return { write, record: recordNext, forget };
}
