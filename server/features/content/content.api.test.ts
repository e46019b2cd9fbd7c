import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";

let therapist: Caller;
test.beforeEach(async ({ world }) => {
  therapist = await signIn(world, smallEmail(0, Role.physio));
});

const ask = async (call: string, fields: string): Promise<Record<string, unknown>> =>
  (await therapist.call<Record<string, unknown>>(`{ ${call} { status message ${fields} } }`)).answer;

const device = { _id: small.device, display_name: "Knee Motion Sensor" };

test("B123 B314: a care plan comes with all that it brings, for its joint", async ({ world }) => {
  await world.owner.query("update care_plan_devices set interval = 3, skip_on_surgery_date = false");
  const fields = `plans { _id name description surgery_type age_groups include_regimens
    deviceids { _id display_name scheduled_criteria { start_date end_date interval time skiponsurgerydate } }
    regimens { _id name } feedback { formid scheduletype schedule startdate enddate weekdays } }`;
  const { plans } = await ask(`getAllCarePlans(customerid: "${small.customers[0]}", surgery_type: "knee")`, fields);
  expect(plans).toEqual([
    {
      _id: small.carePlan,
      name: "Knee",
      description: "Bends and strengthens.",
      surgery_type: "knee",
      age_groups: ["61-70"],
      include_regimens: true,
      deviceids: [
        {
          ...device,
          scheduled_criteria: { start_date: 1, end_date: 14, interval: 3, time: 2, skiponsurgerydate: false },
        },
      ],
      regimens: [{ _id: small.regimen, name: "First Weeks" }],
      feedback: [
        {
          formid: small.questionnaire,
          scheduletype: "weekly",
          schedule: [1],
          startdate: 1,
          enddate: 14,
          weekdays: [1],
        },
      ],
    },
  ]);
  expect((await ask('getAllCarePlans(surgery_type: "hip")', "plans { _id }")).plans).toEqual([]);
  await world.owner.query("update care_plans set include_regimens = false");
  expect((await ask("getAllCarePlans", "plans { include_regimens }")).plans).toEqual([{ include_regimens: false }]);
});

test("B124 B313: devices fit the joint, and carry the schedule of the care plan that brings them", async ({
  world,
}) => {
  await world.owner.query("update care_plan_devices set interval = 3, skip_on_surgery_date = false");
  const criteria = "scheduled_criteria { start_date end_date interval time skiponsurgerydate }";
  const fields = `devices { _id display_name media { image { url } } isNew ${criteria} }`;
  const shownDevice = { ...device, media: { image: { url: null } }, isNew: false };
  expect((await ask("getAllDevices", fields)).devices).toEqual([{ ...shownDevice, scheduled_criteria: null }]);
  expect((await ask(`getAllDevices(careplan: "${small.carePlan}")`, fields)).devices).toEqual([
    {
      ...shownDevice,
      scheduled_criteria: { start_date: 1, end_date: 14, interval: 3, time: 2, skiponsurgerydate: false },
    },
  ]);
  expect((await ask('getAllDevices(surgery_type: "hip")', fields)).devices).toEqual([]);
});

const regimenFields = `regimens { _id name startdate enddate exerciseschedule
  { hold holdseconds repeat time set interval startdate enddate next exercise { _id name image } } }`;

test("B122 B315: a regimen holds its exercises with their dose, window and links", async ({ world }) => {
  await world.owner.query("update regimen_exercises set sets = 3, interval = 4, start_day = 5 where position = 0");
  const { regimens } = await ask(
    'getRegimens(filter: { surgery_type: "knee", age_group: "61-70", gender: "male" })',
    regimenFields,
  );
  const dose = {
    hold: "5 seconds",
    holdseconds: 5,
    repeat: 10,
    time: 2,
    set: 2,
    interval: 1,
    startdate: 1,
    enddate: 14,
  };
  expect(regimens).toEqual([
    {
      _id: small.regimen,
      name: "First Weeks",
      startdate: 1,
      enddate: 14,
      exerciseschedule: [
        {
          ...dose,
          set: 3,
          interval: 4,
          startdate: 5,
          next: 1,
          exercise: { _id: small.exercise(1), name: "Quad Sets", image: null },
        },
        { ...dose, next: null, exercise: { _id: small.exercise(2), name: "Heel Slides, Lying", image: null } },
      ],
    },
  ]);
  expect((await ask('getRegimens(filter: { surgery_type: "hip" })', "regimens { _id }")).regimens).toEqual([]);
});

test("B315: regimens are found by joint, age group and gender", async ({ world }) => {
  const isFound = async (filter: string): Promise<boolean> => {
    const { regimens } = await ask(`getRegimens(filter: { ${filter} })`, "regimens { _id }");
    return (regimens as object[]).length > 0;
  };
  await world.owner.query("update regimens set gender = 'female', age_groups = '{61-70,71-80}' where regimen_id = $1", [
    small.regimen,
  ]);
  for (const filter of [
    'surgery_type: "knee"',
    'gender: "female"',
    'age_group: "71-80"',
    'gender: "female", age_group: "61-70"',
  ])
    expect(await isFound(filter), filter).toBe(true);
  for (const filter of [
    'surgery_type: "hip"',
    'gender: "male"',
    'age_group: "51-60"',
    'gender: "female", age_group: "81-90"',
  ])
    expect(await isFound(filter), filter).toBe(false);
  await world.owner.query("update regimens set gender = null, age_groups = '{}' where regimen_id = $1", [
    small.regimen,
  ]);
});

test("B313: a device is for every age group and gender of its joint", async ({ world }) => {
  await world.owner.query("update devices set surgery_type = 'knee' where device_id = $1", [small.device]);
  const findRegimens = async (joint: string, group: string, gender: string) =>
    (
      await ask(
        `getAllDevices(surgery_type: "${joint}", age_group: "${group}", gender: "${gender}")`,
        "devices { _id }",
      )
    ).devices;
  for (const group of ["30-40", "61-70"])
    for (const gender of ["male", "female"]) {
      expect(await findRegimens("knee", group, gender)).toEqual([{ _id: small.device }]);
      expect(await findRegimens("hip", group, gender)).toEqual([]);
    }
});

test("B122 B124 B130: exercises, devices and questionnaires come with their pictures", async ({ world }) => {
  const draw = (table: string, key: string, id: string) =>
    world.owner.query(`update ${table} set image = $2 where ${key} = $1`, [id, `${table}.webp`]);
  await draw("exercises", "exercise_id", small.exercise(1));
  await draw("devices", "device_id", small.device);
  await draw("questionnaires", "questionnaire_id", small.questionnaire);
  const { regimens } = await ask('getRegimens(filter: { surgery_type: "knee" })', regimenFields);
  expect(regimens).toMatchObject([
    { exerciseschedule: [{ exercise: { image: "exercises.webp" } }, { exercise: { image: null } }] },
  ]);
  const { devices } = await ask("getAllDevices", "devices { media { image { url } } }");
  expect(devices).toEqual([{ media: { image: { url: "devices.webp" } } }]);
  const { schedules } = await ask(`getDeafultFeedSchedule(careplan: "${small.carePlan}")`, "schedules { image }");
  expect(schedules).toEqual([{ image: "questionnaires.webp" }]);
});

test("B316: a care plan's regimens come to a patient whom they are for", async ({ world }) => {
  const assigned = async (patient: string) =>
    (await ask(`getAutoAssignedRegimens(patient: { careplan: "${small.carePlan}", ${patient} })`, "regimens { _id }"))
      .regimens;
  await world.owner.query("update regimens set gender = 'female', age_groups = '{61-70}'");
  const whose = (joint: string, group: string, gender: string) =>
    `surgery_type: "${joint}", age_group: "${group}", gender: "${gender}"`;
  expect(await assigned(whose("knee", "61-70", "female"))).toEqual([{ _id: small.regimen }]);
  for (const other of [
    whose("hip", "61-70", "female"),
    whose("knee", "51-60", "female"),
    whose("knee", "61-70", "male"),
  ])
    expect(await assigned(other), other).toEqual([]);
});

test("B316: a care plan's regimens come at its pace; one that is not there is refused", async ({ world }) => {
  const assigned = (plan: string) =>
    ask(
      `getAutoAssignedRegimens(patient: { careplan: "${plan}" })`,
      "regimens { exerciseschedule { set time startdate } }",
    );
  const doses = async () => (await assigned(small.carePlan)).regimens;
  const standard = { set: 2, time: 2, startdate: 1 };
  expect(await doses()).toEqual([{ exerciseschedule: [standard, standard] }]);
  await world.owner.query("update care_plans set pace = 'gentle'");
  const gentle = { set: 1, time: 1, startdate: 1 };
  expect(await doses()).toEqual([{ exerciseschedule: [gentle, gentle] }]);
  expect((await assigned(small.patient(0, 1))).message).toBe("This care plan was not found.");
});

test("B317 B318: all exercises by name, and one of them", async () => {
  const { exercises } = await ask("getAllExercises", "exercises { name hold set }");
  expect(exercises).toEqual([
    { name: "Heel Slides, Lying", hold: "5 seconds", set: 2 },
    { name: "Quad Sets", hold: "5 seconds", set: 2 },
  ]);
  const one = await ask(`getExercise(id: "${small.exercise(1)}")`, "exercise { name purpose caution }");
  expect(one.exercise).toEqual({ name: "Quad Sets", purpose: "Moves.", caution: "" });
  expect((await ask(`getExercise(id: "${small.device}")`, "exercise { name }")).message).toBe(
    "This exercise was not found.",
  );
});

test("B130 B330 B332: questionnaires for a joint, and when a care plan asks them", async ({ world }) => {
  await world.owner.query("update care_plan_questionnaires set weekdays = '{1,4}', skip_on_surgery_date = false");
  const { forms } = await ask(
    'getAllFeedbackForms(surgery_type: "hip")',
    "forms { formid shortname image licence questions }",
  );
  expect(forms).toEqual([
    { formid: small.questionnaire, shortname: "Pain Check", image: null, licence: "", questions: 1 },
  ]);
  const ofJoint = async (joint: string) =>
    (await ask(`getAllFeedbackForms(surgery_type: "${joint}")`, "forms { formid }")).forms;
  await world.owner.query("update questionnaires set kind = 'oxford-knee'");
  expect([await ofJoint("knee"), await ofJoint("hip")]).toEqual([[{ formid: small.questionnaire }], []]);
  await world.owner.query("update questionnaires set kind = 'pain'");
  const { schedules } = await ask(
    `getDeafultFeedSchedule(careplan: "${small.carePlan}")`,
    "schedules { formid shortname image scheduletype schedule startdate enddate weekdays skiponsurgerydate }",
  );
  expect(schedules).toEqual([
    {
      formid: small.questionnaire,
      shortname: "Pain Check",
      image: null,
      scheduletype: "weekly",
      schedule: [1, 4],
      startdate: 1,
      enddate: 14,
      weekdays: [1, 4],
      skiponsurgerydate: false,
    },
  ]);
  await world.owner.query(
    "update care_plan_questionnaires set schedule_type = 'custom', weekdays = '{}', days = '{-14,14}', start_day = -14",
  );
  const listedDays = [{ scheduletype: "custom", schedule: [-14, 14], weekdays: [] }];
  const fields = "scheduletype schedule weekdays";
  expect(
    (await ask(`getDeafultFeedSchedule(careplan: "${small.carePlan}")`, `schedules { ${fields} }`)).schedules,
  ).toEqual(listedDays);
  expect((await ask("getAllCarePlans", `plans { feedback { ${fields} } }`)).plans).toEqual([{ feedback: listedDays }]);
});
