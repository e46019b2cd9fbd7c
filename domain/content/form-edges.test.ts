import { describe, expect, test } from "vitest";
import { carePlanForm } from "./care-plan-form.ts";
import { deviceForm } from "./device-form.ts";
import { exerciseForm } from "./exercise-form.ts";
import { questionnaireForm } from "./questionnaire-form.ts";
import { regimenForm, wrongLinks } from "./regimen-form.ts";

const id = (last: number): string => `01900009-0000-7000-8000-00000000000${last}`;
const device = { deviceid: id(1), start_date: 1, end_date: 14, interval: 1, time: 2 };
const weekly = { formid: id(2), scheduletype: "weekly", schedule: [1], startdate: 1, enddate: 42 };
const custom = { formid: id(2), scheduletype: "custom", schedule: [7] };
const plan = { name: "Knee", description: "Bends.", surgery_type: "knee", devices: [device], feedback: [weekly] };
const dose = { holdseconds: 5, repeat: 10, set: 2, time: 3, interval: 1 };
const exercise = { name: "Heel Slides", purpose: "Bends.", ...dose };
const entry = { exercise: id(1), startdate: 1, enddate: 14, ...dose };
const regimen = { name: "First Weeks", surgery_type: "knee", startdate: 1, enddate: 14, exercises: [entry] };
const value = { metric: "Temperature", unit: "°F", min: 95, max: 105, thresholds: [] as object[] };
const thermometer = { name: "Thermometer", surgery_type: "", image: "", values: [value] };
const answers = [0, 1].map((optnumber) => ({ optnumber, option: `Answer ${optnumber}` }));
const form = { name: "Our Check", questions: [{ question: "How is it?", options: answers }] };

type ParsingSchema = {
  safeParse: (draft: object) => { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
};
const problems = (schema: ParsingSchema, draft: object): string[] =>
  schema.safeParse(draft).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

test.each([
  ["a care plan", carePlanForm, plan],
  ["a regimen", regimenForm, regimen],
  ["an exercise", exerciseForm, exercise],
  ["a device", deviceForm, thermometer],
  ["a questionnaire", questionnaireForm, form],
] as const)("%s has a name of 60 letters or less", (_, schema, draft) => {
  const named = (name: unknown) => problems(schema, { ...draft, name });
  expect(named(` ${"x".repeat(60)} `)).toEqual([]);
  expect(named("x".repeat(61))).toEqual(["name: Please enter a name of 60 characters or less."]);
  expect([undefined, null, "", "  "].map(named)).toEqual(
    Array.from({ length: 4 }, () => ["name: Please enter a name."]),
  );
});

describe("a care plan", () => {
  const planned = (draft: object) => problems(carePlanForm, { ...plan, ...draft });

  test("is told what is missing, by its field", () => {
    expect(planned({ description: null })).toEqual(["description: Please enter a description."]);
    expect(planned({ description: "x".repeat(301) })).toEqual(["description: Please enter 300 characters or less."]);
    expect(planned({ surgery_type: "elbow" })).toEqual(["surgery_type: Please choose a surgery type."]);
    expect(planned({ age_groups: ["old"] })).toEqual(["age_groups.0: Please choose age groups."]);
    expect(planned({ pace: "reckless" })).toEqual(["pace: Please choose a pace."]);
    expect(planned({ devices: [{ ...device, start_date: null, end_date: "" }] })).toEqual([
      "devices.0.start_date: Please enter the first day.",
      "devices.0.end_date: Please enter the last day.",
    ]);
    expect(planned({ devices: [{ ...device, time: 5 }] })).toEqual(["devices.0.time: Please select times a day."]);
    expect(planned({ feedback: [{ formid: id(2) }] })).toEqual(["feedback.0.scheduletype: Please select a schedule."]);
    const noWeekdays = "Please select week days!";
    expect(planned({ feedback: [{ ...weekly, schedule: [] }] })).toEqual([`feedback.0.schedule: ${noWeekdays}`]);
    expect(planned({ feedback: [{ ...weekly, schedule: [0, 6, 7, -1, 1.5] }] })).toEqual(
      [2, 3, 4].map((at) => `feedback.0.schedule.${at}: ${noWeekdays}`),
    );
    expect(planned({ feedback: [{ ...custom, schedule: [] }] })).toEqual(["feedback.0.schedule: Please select days."]);
    expect(planned({ feedback: [{ ...custom, schedule: [null] }] })).toEqual([
      "feedback.0.schedule.0: Please select days.",
    ]);
  });

  test("may last a day; its weekdays are sorted, and it skips the day of surgery unless it says otherwise", () => {
    const day = {
      ...plan,
      devices: [{ ...device, end_date: 1 }],
      feedback: [{ ...weekly, schedule: [5, 1, 5], enddate: 1 }],
    };
    expect(carePlanForm.parse(day)).toEqual({
      ...plan,
      age_groups: [],
      pace: "standard",
      customers: null,
      regimens: [],
      devices: [{ ...device, end_date: 1, skiponsurgerydate: true }],
      feedback: [{ ...weekly, schedule: [1, 5], enddate: 1, skiponsurgerydate: true }],
    });
    const parsedPlan = carePlanForm.parse({
      ...plan,
      devices: [{ ...device, skiponsurgerydate: false }],
      feedback: [custom],
    });
    expect(parsedPlan.devices[0]!.skiponsurgerydate).toBe(false);
    expect(parsedPlan.feedback[0]!.skiponsurgerydate).toBe(true);
  });

  test("may hold nothing but questionnaires, two devices, and regimens", () => {
    expect(planned({ devices: [] })).toEqual([]);
    expect(planned({ devices: undefined, feedback: undefined })).toEqual([
      "regimens: Add a regimen, a device or a questionnaire.",
    ]);
    expect(planned({ devices: [device, { ...device, deviceid: id(3) }], regimens: [id(4), id(5)] })).toEqual([]);
    expect(planned({ customers: [id(6)] })).toEqual([]);
  });
});

describe("a regimen", () => {
  const problemsOfRegimen = (draft: object) => problems(regimenForm, { ...regimen, ...draft });

  test("and its exercises may last a day", () => {
    expect(
      problemsOfRegimen({ startdate: 3, enddate: 3, exercises: [{ ...entry, startdate: 3, enddate: 3 }] }),
    ).toEqual([]);
    expect(problemsOfRegimen({ exercises: [{ ...entry, startdate: 4, enddate: 3 }] })).toEqual([
      "exercises.0.enddate: The last day lies before the first.",
    ]);
  });

  test("is told what is missing, by its field", () => {
    expect(problemsOfRegimen({ startdate: undefined, enddate: null })).toEqual([
      "startdate: Please enter the first day.",
      "enddate: Please enter the last day.",
    ]);
    expect(problemsOfRegimen({ exercises: undefined })).toEqual(["exercises: Add an exercise."]);
    const bare = { exercise: id(1), startdate: 1, enddate: 14, next: -1 };
    expect(problemsOfRegimen({ exercises: [bare] })).toEqual([
      "exercises.0.holdseconds: Please enter a hold from 0 to 7200.",
      "exercises.0.repeat: Please enter repeats from 0 to 500.",
      "exercises.0.set: Please enter sets from 1 to 50.",
      "exercises.0.time: Please enter times a day from 1 to 50.",
      "exercises.0.interval: Please select interval.",
      "exercises.0.next: This exercise is linked already, or to itself.",
    ]);
    expect(problemsOfRegimen({ exercises: [{ ...entry, next: 0.5 }] })[0]).toBe(
      "exercises.0.next: This exercise is linked already, or to itself.",
    );
  });

  test("is for both joints, any age and gender unless it says otherwise", () => {
    expect(regimenForm.parse({ ...regimen, surgery_type: "" })).toMatchObject({
      surgery_type: null,
      gender: null,
      age_groups: [],
      exercises: [{ ...entry, next: null }],
    });
    expect(regimenForm.parse({ ...regimen, gender: "" }).gender).toBeNull();
  });

  test("whose chain runs into a ring further on is wrong only in the ring", () => {
    const links = (...next: (number | null)[]) => wrongLinks(next.map((each) => ({ next: each })));
    expect(links(2, null, 3, 2)).toEqual([2, 3]);
    expect(links(1, 0, null)).toEqual([0, 1]);
  });
});

describe("an exercise", () => {
  const problemsOfExercise = (draft: object) => problems(exerciseForm, { ...exercise, ...draft });

  test("has a video whose link is one address, with nothing before or after it", () => {
    const refused = ["video: Please enter a link that begins with https://."];
    const wrong = [
      null,
      "see https://x.example/a",
      "https://x.example/a b",
      "https://example",
      `https://x.co/${"a".repeat(500)}`,
    ];
    expect(wrong.map((video) => problemsOfExercise({ video }))).toEqual(wrong.map(() => refused));
    expect(exerciseForm.parse({ ...exercise, video: " https://x.example/a " }).video).toBe("https://x.example/a");
    expect(exerciseForm.parse(exercise)).toMatchObject({ video: "", caution: "" });
  });

  test("says what it is good for in 300 letters, and holds, repeats, sets and times that can be", () => {
    expect(problemsOfExercise({ purpose: undefined })).toEqual(["purpose: Please enter what it is good for."]);
    expect(problemsOfExercise({ caution: "x".repeat(301) })).toEqual(["caution: Please enter 300 characters or less."]);
    expect(problemsOfExercise({ holdseconds: 7200, repeat: 500, set: 50, time: 50, interval: 7 })).toEqual([]);
    expect(problemsOfExercise({ holdseconds: 7201, repeat: 501 })).toEqual([
      "holdseconds: Please enter a hold from 0 to 7200.",
      "repeat: Please enter repeats from 0 to 500.",
    ]);
  });
});
