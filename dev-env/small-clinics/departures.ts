import { Role } from "@restride/domain/access/roles.ts";
import type { Caller } from "../caller.ts";
import type { World } from "../world.ts";
import { small } from "./ids.ts";
import { changeContent, publishContent } from "./content-calls.ts";

/** People of the first clinic, and content of its company, that leave. */
export type LeavingRecord =
  | "patient"
  | "surgeon"
  | "user"
  | "coach"
  | "plan"
  | "regimen"
  | "exercise"
  | "device"
  | "form";

/** People who leave: the last patient, the only one of the second surgeon, with an answer of today; that surgeon; a therapist; a coach. */
export const departing = {
  patient: small.patient(0, 3),
  surgeon: small.surgeon(0, 2),
  user: small.user(0, Role.physio),
  coach: small.secondCoach(0),
} as const;

const readyContent = {
  plan: small.carePlan,
  regimen: small.regimen,
  exercise: small.exercise(2),
  device: small.device,
  form: small.questionnaire,
} as const;

/** Texts that identify each of them in an answer: ids and names. */
export type IdentifyingTexts = Readonly<Record<LeavingRecord, readonly string[]>>;

const renameAll = async ({ owner }: World): Promise<void> => {
  await owner.query("update patients set last_name = 'Leaver' where patient_id = $1", [departing.patient]);
  await owner.query("update surgeons set name = 'Dr. Lea Retiring' where surgeon_id = $1", [departing.surgeon]);
  await owner.query("update users set last_name = 'Departing' where user_id = $1", [departing.user]);
  await owner.query("update users set last_name = 'Moving' where user_id = $1", [departing.coach]);
};

type Contents = keyof typeof readyContent;

/** Publishes the company's own copy of each kind of content; returns the ids of each copy. */
const copyContents = async ({ owner }: World, editor: Caller): Promise<Pick<IdentifyingTexts, Contents>> => {
  const copyOf = async (name: Contents): Promise<string[]> => {
    const { content } = await changeContent(editor, `copyContent(id: "${readyContent[name]}")`);
    const published = await publishContent(editor, content!._id, 1);
    if (published.status !== "success") throw new Error(`${name}: ${published.message}`);
    const versions = "select version_id as id from content_versions where content_id = $1";
    const { rows } = await owner.query<{ id: string }>(versions, [content!._id]);
    return [content!._id, ...rows.map(({ id }) => id)];
  };
  return {
    plan: await copyOf("plan"),
    regimen: await copyOf("regimen"),
    exercise: await copyOf("exercise"),
    device: await copyOf("device"),
    form: await copyOf("form"),
  };
};

/**
 * Prepares a world with fixture rows: gives unmistakable names, and gives the patient an answer of today, a silent device, and the company's plan.
 * The coach has the first clinic.
 */
export const prepareDepartures = async (world: World, editor: Caller): Promise<IdentifyingTexts> => {
  await renameAll(world);
  await world.owner.query(
    `insert into questionnaire_answers (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers, score)
     values ($1, $2, gen_random_uuid(), $3, $4, $5, now(), '{1}', 1)`,
    [small.customers[0], departing.patient, small.formItem(0, 3), small.questionnaire, world.today()],
  );
  const copies = await copyContents(world, editor);
  await world.owner.query("update patients set care_plan_id = $1 where patient_id = $2", [
    copies.plan[1],
    departing.patient,
  ]);
  await world.owner.query("update users set associate_customers = $1 where user_id = $2", [
    [small.customers[0]],
    departing.coach,
  ]);
  await world.owner.query("update patient_devices set delivered_on = now() where item_id = $1", [
    small.deviceItem(0, 3),
  ]);
  await world.owner.query(
    `insert into custody_lines (customer_id, patient_id, item_id, line_id, order_id, word, happened_at, noted_at, source)
     values ($1, $2, $3, gen_random_uuid(), $4, 'silent', now(), now(), 'Rule')`,
    [small.customers[0], departing.patient, small.deviceItem(0, 3), small.order(0, 3)],
  );
  return {
    patient: [departing.patient, "Leaver"],
    surgeon: [departing.surgeon, "Lea Retiring"],
    user: [departing.user, "Departing"],
    coach: [departing.coach, "Moving"],
    ...copies,
  };
};

const callMutation = async (person: Caller, call: string): Promise<void> => {
  const { answer, errors } = await person.call(`mutation { ${call} { status message } }`);
  if (answer?.status !== "success") throw new Error(`${call}: ${answer?.message ?? errors[0]?.message}`);
};

/** Makes the patient inactive, removes the surgeon, deactivates user and coach, and retires the contents, through the product's operations. */
export const depart = async (
  admin: Caller,
  companyAdmin: Caller,
  identifyingTexts: IdentifyingTexts,
): Promise<void> => {
  await callMutation(admin, `togglePatientStatus(patientId: "${departing.patient}", isActive: false)`);
  await callMutation(admin, `removeSurgeons(ids: ["${departing.surgeon}"])`);
  await callMutation(admin, `addEditUser(id: "${departing.user}", input: { active: false })`);
  await callMutation(companyAdmin, `addEditUser(id: "${departing.coach}", input: { active: false })`);
  for (const name of Object.keys(readyContent) as Contents[])
    await callMutation(companyAdmin, `retireContent(id: "${identifyingTexts[name][0]}", retired: true)`);
};
