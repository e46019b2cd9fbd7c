import { Role } from "@restride/domain/access/roles.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { editPatient, patientInput } from "../../../dev-env/small-clinics/patient-input.ts";
import { previewMove } from "../../../dev-env/small-clinics/programmes.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let admin: Caller;
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const [customer, patient, registration] = [small.customers[0], small.patient(0, 1), small.registration(0, 1)];
const own = [customer, patient];
const day = (world: World, offset: number) => addDays(world.today(), offset);

const activity = "{ inactive lastactivity futureactivity }";
const entity = `
  _id firstname lastname age gender dob email phone lastdigitsofphone height active consent registered include_devices email_opt_in createdAt
  lastLoggedinTime surgery { type date } customer surgeon provider careplan regimEdit regid healthcoach { _id firstname lastname email }
  cases { _id number summary status } technicalholdhistory { status holddate releasedate }
  dailyshift { start { hour minute } end { hour minute } } shipaddress { addressline1 addressline2 city state zip country }
  caregiver { name fname lname relationship phone email } eventSchedule { _id date title message }
  patientactivity { exerciseactivity ${activity} deviceactivity ${activity} feedbackactivity ${activity} } progress deviceprogress`;
const ask = async (fields: string) => {
  const { answer } = await admin.call<{ patient: Record<string, unknown> }>(
    `{ getPatient(id: "${patient}") { patient { ${fields} } } }`,
  );
  return answer.patient;
};

/**
 * Fills every field of a record, in addition to the small clinics' own data: day 10 after surgery, two exercises, a sensor and a form every
 * day up to day 60.
 */
const fill = async (world: World) => {
  await world.owner.query(
    `update patients set gender = 'male', consented_at = now(), registered_at = now(), created_at = '2026-01-02T03:04:05Z', height_in = 64.5,
       last_login_at = '2026-01-05T06:07:08Z', shift_start = 450, shift_end = 1215, care_plan_id = '${small.carePlan}',
       health_coach_id = '${small.user(0, Role.healthCoach)}',
       ship_address = '{"addressline1": "1 Elm St", "addressline2": "", "city": "Elgin", "state": "IL", "zip": "60120", "country": "US"}',
       caregiver = '{"fname": "Robin", "lname": "Lee", "relationship": "Spouse", "phone": "+13125550100", "email": "robin@example.com"}'
     where customer_id = $1 and patient_id = $2`,
    own,
  );
  await world.owner.query(
    `insert into registered_patients (customer_id, registration_id, patient_id, first_name, last_name, gender, dob, email, phone,
       ship_address, email_opt_in, include_devices, is_repeated, signed_at, network_address, user_agent)
     values ($1, $3, $2, 'Pat1', 'Clinic1', 'female', '1960-05-01', 'p@e.example', '+13125550101', '{}', true, true, false, now(), '', '')`,
    [...own, registration],
  );
  await world.owner.query(
    `insert into cases (customer_id, case_id, patient_id, type, summary, description, created_at, updated_at)
     values ($1, $3, $2, 'Surgeon Message', 'Swelling', 'A', now(), now())`,
    [...own, small.case(0, 1)],
  );
  const hold = [...own, day(world, -6), day(world, -4)];
  await world.owner.query("insert into technical_holds values ($1, $2, gen_random_uuid(), $3, $4)", hold);
  await fillAnother(world);
  for (const [offset, title] of [
    [-1, "Yesterday"],
    [0, "Ice"],
    [3, "Visit"],
  ] as const)
    await world.owner.query(
      `insert into reminders (customer_id, patient_id, reminder_id, day, title, message, created_at)
       values ($1, $2, gen_random_uuid(), $3, $4, 'Bring shoes', now())`,
      [...own, day(world, offset), title],
    );
};

/** Gives another patient of the clinic what is listed with a patient: a hold, a case and a reminder. */
const fillAnother = (world: World) =>
  world.owner.query(
    `with p as (select customer_id, patient_id from patients where patient_id = $1),
       h as (insert into technical_holds select p.*, gen_random_uuid(), $2::date, $2::date from p),
       c as (insert into cases (customer_id, patient_id, case_id, type, summary, description, created_at, updated_at)
         select p.*, $3::uuid, 'Surgeon Message', 'Theirs', 'A', now(), now() from p)
     insert into reminders (customer_id, patient_id, reminder_id, day, title, message, created_at)
     select p.*, gen_random_uuid(), $2::date + 6, 'Theirs', '', now() from p`,
    [small.patient(0, 2), day(world, -5), small.case(0, 2)],
  );

/**
 * Exercises were partly done three days ago and the sensor was used today; no form was ever answered. 7 of 18 exercises, 5 of 9
 * measurements.
 */
const record = async (world: World) => {
  await world.owner.query("insert into exercise_done values ($1, $2, $3, $4, 1, now())", [
    ...own,
    day(world, -3),
    small.exerciseItem(0, 1, 1),
  ]);
  await world.owner.query("insert into device_readings values ($1, $2, $3, now(), $4, '{90}')", [
    ...own,
    small.deviceItem(0, 1),
    day(world, 0),
  ]);
  await world.owner.query(
    `update patient_progress set exercise_done = 7, measurement_done = 5 where customer_id = $1 and patient_id = $2`,
    own,
  );
  await world.owner.query(
    `update patient_days set exercise_due = 0, measurement_due = 0 where customer_id = $1 and patient_id = $2 and day = $3`,
    [...own, day(world, 1)],
  );
};

test("B037 B116: a patient has every field of the entity", async ({ world }) => {
  await fill(world);
  await record(world);
  expect(await ask(entity)).toEqual({
    _id: patient,
    firstname: "Pat1",
    lastname: "Clinic1",
    age: expect.stringMatching(/^(61-70|71-80)$/),
    gender: "male",
    dob: "1960-05-01",
    email: "patient1@clinic1.example",
    phone: expect.stringMatching(/0101$/),
    lastdigitsofphone: "0101",
    height: 64.5,
    active: true,
    consent: true,
    registered: true,
    include_devices: true,
    email_opt_in: true,
    createdAt: "2026-01-02T03:04:05.000Z",
    lastLoggedinTime: "2026-01-05T06:07:08.000Z",
    surgery: { type: "knee", date: day(world, -10) },
    customer,
    surgeon: small.surgeon(0, 1),
    provider: "Dr. Anna Surgeon1",
    careplan: "Knee",
    regimEdit: false,
    regid: registration,
    healthcoach: {
      _id: small.user(0, Role.healthCoach),
      firstname: "Sam",
      lastname: "Role22",
      email: "health-coach@company1.example",
    },
    cases: [
      { _id: small.case(0, 1), number: expect.stringMatching(/^C-\d{5}$/), summary: "Swelling", status: "Unassigned" },
    ],
    technicalholdhistory: [{ status: "release", holddate: day(world, -6), releasedate: day(world, -4) }],
    dailyshift: { start: { hour: 7, minute: 30 }, end: { hour: 20, minute: 15 } },
    shipaddress: {
      addressline1: "1 Elm St",
      addressline2: "",
      city: "Elgin",
      state: "IL",
      zip: "60120",
      country: "US",
    },
    caregiver: {
      name: "Robin Lee",
      fname: "Robin",
      lname: "Lee",
      relationship: "Spouse",
      phone: "+13125550100",
      email: "robin@example.com",
    },
    eventSchedule: [
      { _id: expect.any(String), date: day(world, 0), title: "Ice", message: "Bring shoes" },
      { _id: expect.any(String), date: day(world, 3), title: "Visit", message: "Bring shoes" },
    ],
    patientactivity: {
      exerciseactivity: { inactive: 3, lastactivity: day(world, -3), futureactivity: day(world, 2) },
      deviceactivity: { inactive: 0, lastactivity: day(world, 0), futureactivity: day(world, 2) },
      feedbackactivity: { inactive: null, lastactivity: null, futureactivity: day(world, 1) },
    },
    progress: 39,
    deviceprogress: 56,
  });
});

test("B116: what nobody entered, signed or did is empty", async ({ world }) => {
  await world.owner.query("delete from patient_days where customer_id = $1 and patient_id = $2", own);
  await world.owner.query(
    "update patient_progress set exercise_due = 0, measurement_due = 0 where customer_id = $1 and patient_id = $2",
    own,
  );
  const nothing = { inactive: null, lastactivity: null, futureactivity: null };
  expect(
    await ask(`consent registered regid eventSchedule { _id } progress deviceprogress shipaddress { city } caregiver { name }
      dailyshift { start { hour minute } end { hour minute } }
      patientactivity { exerciseactivity ${activity} deviceactivity ${activity} feedbackactivity ${activity} }`),
  ).toEqual({
    consent: false,
    registered: false,
    regid: null,
    eventSchedule: [],
    progress: null,
    deviceprogress: null,
    shipaddress: null,
    caregiver: null,
    dailyshift: { start: { hour: 8, minute: 0 }, end: { hour: 20, minute: 0 } },
    patientactivity: { exerciseactivity: nothing, deviceactivity: nothing, feedbackactivity: nothing },
  });
});

test("B116: consent, registration, devices, mails and being active are marks of their own", async ({ world }) => {
  const flags = ["include_devices", "email_opt_in", "active"];
  const all = ["consented_at = now()", "registered_at = now()", ...flags.map((flag) => `${flag} = true`)];
  const none = ["consented_at = null, registered_at = null", ...flags.map((flag) => `${flag} = false`)].join();
  const marks = ["consent", "registered", ...flags];
  const seen: string[] = [];
  for (const change of all.flatMap((each) => [none, each])) {
    await world.owner.query(`update patients set ${change} where customer_id = $1 and patient_id = $2`, own);
    const patient = await ask(marks.join(" "));
    seen.push(marks.filter((mark) => patient[mark]).join());
  }
  expect(seen).toEqual(marks.flatMap((mark) => ["", mark]));
});

test.for([true, false])(
  "B116: regimEdit says whether the programme went along to the surgery date of now: %s, then the other way",
  async (along, { world }) => {
    const moveTo = async (date: CalendarDate, goesAlong: boolean, version: number) => {
      const { planHash } = await previewMove(admin, patient, date, goesAlong);
      const input = patientInput(date, { regimEdit: goesAlong, planHash, version });
      expect((await admin.call(editPatient, { id: patient, input })).answer).toMatchObject({ status: "success" });
    };
    expect(await ask("regimEdit")).toEqual({ regimEdit: false });
    await moveTo(day(world, 5), along, 1);
    expect(await ask("regimEdit")).toEqual({ regimEdit: along });
    await moveTo(day(world, 6), !along, 2);
    expect(await ask("regimEdit")).toEqual({ regimEdit: !along });
  },
);

test("B116: a move that was taken back took nothing along", async ({ world }) => {
  const { planHash } = await previewMove(admin, patient, day(world, 5), true);
  await admin.call(editPatient, { id: patient, input: patientInput(day(world, 5), { regimEdit: true, planHash }) });
  await world.owner.query("update patients set surgery_date = $3 where customer_id = $1 and patient_id = $2", [
    ...own,
    day(world, -10),
  ]);
  expect(await ask("regimEdit")).toEqual({ regimEdit: false });
});

test("the version of the care plan that the programme runs, since the patient was added or it was applied", async ({
  world,
}) => {
  const change = (set: string) =>
    world.owner.query(`update patients set ${set} where customer_id = $1 and patient_id = $2`, own);
  const loggedOn = (date: CalendarDate) =>
    world.owner.query(
      "update audit_log set at = $3::date + time '18:00' where customer_id = $1 and about_patient = $2",
      [...own, date],
    );
  const readMadeFrom = () => ask("madefrom { version on }");
  expect(await readMadeFrom()).toEqual({ madefrom: null });
  await change(`created_at = '${day(world, -9)} 18:00Z', care_plan_id = '${small.carePlan}'`);
  await world.owner.query("delete from audit_log where about_patient = $1", [patient]);
  expect(await readMadeFrom()).toEqual({ madefrom: { version: 1, on: day(world, -9) } });
  await world.owner.query("update content_versions set number = 3 where version_id = $1", [small.carePlan]);
  await change("care_plan_id = null");
  await change(`care_plan_id = '${small.carePlan}'`);
  await loggedOn(day(world, -4));
  await change("first_name = 'Ann'");
  expect(await readMadeFrom()).toEqual({ madefrom: { version: 3, on: day(world, -4) } });
});
