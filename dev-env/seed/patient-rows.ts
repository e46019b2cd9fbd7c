import type { Id } from "@restride/domain/values/id.ts";
import type { AnyItem } from "@restride/domain/schedules/schedule-item.ts";
import { fromDayNumber } from "@restride/domain/values/calendar-date.ts";
import type { ScoreName } from "@restride/domain/questionnaires/score.ts";
import type { Summary } from "./activity.ts";
import { versionIdOf } from "@restride/server/reference-data/content-ids.ts";
import { instantOn } from "./instants.ts";
import { hardwareId, type Order } from "./orders.ts";
import type { Person } from "./people/person.ts";
import type { Plan } from "./plan.ts";
import type { Cell, Sink } from "./sink.ts";
import { demoPasswordHash } from "./people/staff-rows.ts";

const iso = (instantMs: number): string => new Date(instantMs).toISOString();
const minute = 60_000;
const patientKey = ({ id, clinic }: Person) => ({ customer_id: clinic.id, patient_id: id });

const relations = ["Spouse or Partner", "Child", "Sibling", "Friend"];

const drawCaregiver = ({ random, lastname, phone }: Person): Readonly<Record<string, string>> =>
  random.chance(0.4)
    ? {
        fname: "Robin",
        lname: lastname,
        relationship: random.pick(relations),
        phone,
        email: `robin.${lastname.toLowerCase()}@example.com`,
      }
    : {};

const consentAt = ({ story, createdAt }: Person, now: number): string | null =>
  story?.consent === "none" ? null : iso(Math.min(now, createdAt + 40 * minute));

const lastLogin = ({ random, endedOn, today, clinic, surgeryNumber }: Person, now: number): string | null => {
  const day = surgeryNumber + (endedOn ?? today) - random.int(0, 2);
  return random.chance(0.9) ? iso(Math.min(now, instantOn(day, random.int(430, 1200), clinic.place.timeZone))) : null;
};

/** Adds the row of a patient. */
export const addPatient = (sink: Sink, person: Person, coachId: Id | null, now: number): void => {
  const { clinic, story, carePlan, createdAt } = person;
  sink.add("patients", {
    ...patientKey(person),
    surgeon_id: person.surgeon.id,
    care_plan_id: versionIdOf("carePlan", carePlan.code),
    health_coach_id: coachId,
    first_name: person.firstname,
    last_name: person.lastname,
    gender: person.gender,
    dob: person.dob,
    email: person.email,
    phone: person.phone,
    height_in: person.heightIn,
    surgery_type: person.joint,
    surgery_date: fromDayNumber(person.surgeryNumber),
    active: person.endedOn === null,
    include_devices: carePlan.devices.length > 0,
    email_opt_in: story?.emailOptIn ?? person.random.chance(0.95),
    registered_at: iso(Math.min(now, createdAt + 30 * minute)),
    consented_at: consentAt(person, now),
    ship_address: {
      addressline1: clinic.street,
      addressline2: "",
      city: clinic.place.city,
      state: clinic.place.state,
      zip: clinic.place.zip,
      country: "US",
    },
    caregiver: story?.caregiver ?? drawCaregiver(person),
    password_hash: demoPasswordHash,
    last_login_at: lastLogin(person, now),
    created_at: iso(createdAt),
  });
};

const noDose = { interval: null, times: null, sets: null, repeats: null, hold_seconds: null };
const noQuestions = { schedule_type: null, weekdays: null, days: null };

type Dose = Readonly<Record<keyof typeof noDose | keyof typeof noQuestions, Cell>>;

const addRevision = (sink: Sink, person: Person, item: AnyItem, dose: Dose): void =>
  sink.add("item_revisions", {
    ...patientKey(person),
    item_id: item.id,
    valid_from: item.validFrom,
    valid_to: item.validTo,
    surgery_date: item.surgeryDate,
    start_day: item.start,
    end_day: item.end,
    skip_on_surgery_date: item.skipOnSurgeryDate,
    ...dose,
  });

/** Returns the last revision of each item. */
const lastRevisions = <Item extends AnyItem>(revisions: readonly Item[]): Item[] => [
  ...new Map(revisions.map((item) => [item.id, item])).values(),
];

const addExercises = (sink: Sink, person: Person, { exercises }: Plan): void => {
  for (const item of lastRevisions(exercises))
    sink.add("patient_exercises", {
      ...patientKey(person),
      item_id: item.id,
      exercise_id: versionIdOf("exercise", item.exercise.code),
      regimen_id: versionIdOf("regimen", item.regimen),
      next_item_id: item.nextId,
    });
  for (const item of exercises) {
    const { interval, times, sets, exercise } = item;
    const dose = { interval, times, sets, repeats: exercise.repeats, hold_seconds: exercise.hold };
    addRevision(sink, person, item, { ...noQuestions, ...dose });
  }
};

const addDevices = (sink: Sink, person: Person, { devices }: Plan, orders: ReadonlyMap<string, Order>): void => {
  const dateOf = (day: number | null | undefined): Cell =>
    day === null || day === undefined ? null : fromDayNumber(person.surgeryNumber + day);
  for (const item of devices)
    addRevision(sink, person, item, { ...noQuestions, ...noDose, interval: item.interval, times: item.times });
  for (const item of lastRevisions(devices)) {
    const order = orders.get(item.id);
    const linked = order?.delivered !== null && order?.delivered !== undefined;
    sink.add("patient_devices", {
      ...patientKey(person),
      item_id: item.id,
      device_id: versionIdOf("device", item.device),
      status: order?.state ?? "Pending",
      hardware_id: linked ? hardwareId(person.random) : null,
      tracking_link: order?.shipped ? `https://track.example.com/${item.id.slice(-12)}` : null,
      ordered_on: dateOf(order?.ordered),
      shipped_on: dateOf(order?.shipped),
      delivered_on: dateOf(order?.delivered),
      returned_on: dateOf(order?.returned),
    });
  }
};

const addQuestionnaires = (sink: Sink, person: Person, { questionnaires }: Plan): void => {
  for (const item of lastRevisions(questionnaires))
    sink.add("patient_questionnaires", {
      ...patientKey(person),
      item_id: item.id,
      questionnaire_id: versionIdOf("questionnaire", item.questionnaire.code),
    });
  for (const item of questionnaires)
    addRevision(sink, person, item, {
      ...noDose,
      schedule_type: item.type,
      weekdays: item.weekdays,
      days: item.days,
    });
};

/** Adds the rows of a patient's programme. */
export const addSchedule = (sink: Sink, person: Person, plan: Plan, orders: ReadonlyMap<string, Order>): void => {
  addExercises(sink, person, plan);
  addDevices(sink, person, plan, orders);
  addQuestionnaires(sink, person, plan);
};

const columns = {
  kneescore: "knee_score",
  hipscore: "hip_score",
  painlevel: "pain_level",
  flexion: "flexion",
  extension: "extension",
} as const satisfies Record<ScoreName, string>;

/** Adds the row with the sums and last scores of a patient. */
export const addProgress = (sink: Sink, person: Person, { due, done, scores }: Summary): void => {
  const last = Object.entries(columns).flatMap(([name, column]): [string, Cell][] => {
    const score = scores.get(name as ScoreName);
    return [
      [column, score?.value ?? null],
      [`${column}_day`, score?.date ?? null],
    ];
  });
  const [flexion, extension] = [scores.get("flexion"), scores.get("extension")];
  sink.add("patient_progress", {
    ...patientKey(person),
    active: person.endedOn === null,
    surgery_date: fromDayNumber(person.surgeryNumber),
    as_of: person.clinic.today,
    exercise_due: due.exercise,
    exercise_done: done.exercise,
    measurement_due: due.measurement,
    measurement_done: done.measurement,
    questionnaire_due: due.questionnaire,
    questionnaire_done: done.questionnaire,
    ...Object.fromEntries(last),
    flexion_at: flexion?.at ?? null,
    flexion_source: flexion?.source ?? null,
    extension_at: extension?.at ?? null,
    extension_source: extension?.source ?? null,
  });
};
