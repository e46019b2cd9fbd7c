import { expect, test } from "vitest";
import { deviceForm, meaningProblem, ownParameter } from "./device-form.ts";

const temperature = { metric: "Temperature", unit: "°F", min: 95, max: 105, thresholds: [] as object[] };
const thermometer = { name: "Thermometer", surgery_type: "", image: "", values: [temperature] };
const withLimits = (...thresholds: object[]) => ({ ...thermometer, values: [{ ...temperature, thresholds }] });

/** Returns the errors of a form by their paths. */
const messagesByPath = (form: object): Record<string, string> =>
  Object.fromEntries(
    (deviceForm.safeParse(form).error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]),
  );

test("a device has a name, whom it is for, and at least one value", () => {
  expect(deviceForm.parse(thermometer)).toEqual({ ...thermometer, surgery_type: null });
  expect(messagesByPath({ ...thermometer, name: " ", values: [] })).toEqual({
    name: "Please enter a name.",
    values: "Add a value: what one reading says.",
  });
  expect(
    messagesByPath({
      ...thermometer,
      values: Array.from({ length: 13 }, (_, at) => ({ ...temperature, metric: `V${at}` })),
    }),
  ).toEqual({ values: "Please give at most 12 values." });
});

test("a value says what it measures, and from where to where it can be", () => {
  const of = (value: object) => messagesByPath({ ...thermometer, values: [{ ...temperature, ...value }] });
  expect(of({ metric: "", min: null, max: 1.234 })).toEqual({
    "values.0.metric": "Please enter what it measures.",
    "values.0.min": "Please enter the smallest possible value with at most 2 decimals.",
    "values.0.max": "Please enter the largest possible value with at most 2 decimals.",
  });
  expect(of({ min: 105 })).toEqual({ "values.0.max": "The largest possible value must be above the smallest." });
  expect(messagesByPath({ ...thermometer, values: [temperature, { ...temperature, metric: "temperature" }] })).toEqual({
    "values.1.metric": "Another value has this name.",
  });
});

test("a limit has an end inside of what can be, and a day of its own from which it holds", () => {
  expect(
    messagesByPath(withLimits({ fromday: null, min: null, max: 101.5 }, { fromday: 4, min: null, max: 100.4 })),
  ).toEqual({});
  expect(messagesByPath(withLimits({ fromday: null, min: null, max: null }))).toEqual({
    "values.0.thresholds.0.min": "Please enter a smallest or a largest value.",
  });
  expect(messagesByPath(withLimits({ fromday: null, min: 100, max: 100 }))).toEqual({
    "values.0.thresholds.0.min": "The largest value must be above the smallest.",
  });
  expect(messagesByPath(withLimits({ fromday: null, min: 94.99, max: 105.01 }))).toEqual({
    "values.0.thresholds.0.min": "Please enter a limit from 95 to 105.",
    "values.0.thresholds.0.max": "Please enter a limit from 95 to 105.",
  });
  expect(messagesByPath(withLimits({ fromday: 4, min: 96, max: null }, { fromday: 4, min: 97, max: null }))).toEqual({
    "values.0.thresholds.1.fromday": "Another limit begins on this day.",
  });
  expect(messagesByPath(withLimits({ fromday: 731, min: 96, max: null }))).toEqual({
    "values.0.thresholds.0.fromday": "Please choose days from S-365 to S+730.",
  });
});

test("a limit to one side may be any number, 0 and below too", () => {
  const drain = { ...temperature, metric: "Drift", min: -10, max: 10 };
  const limits = (...thresholds: object[]) => messagesByPath({ ...thermometer, values: [{ ...drain, thresholds }] });
  expect(limits({ fromday: null, min: null, max: 0 })).toEqual({});
  expect(limits({ fromday: null, min: null, max: -1 })).toEqual({});
  expect(limits({ fromday: null, min: 0, max: null })).toEqual({});
  expect(limits({ fromday: null, min: 1, max: null })).toEqual({});
});

test("the number of a value never changes its meaning; a new value gets the next one", () => {
  const pulse = { metric: "Pulse", unit: "bpm", min: 30, max: 200 };
  const refusal = "Value 0 stays Temperature, 95 to 105°F. A new value gets the next number.";
  expect(meaningProblem([temperature], [temperature, pulse])).toBeNull();
  expect(meaningProblem([], [pulse])).toBeNull();
  for (const values of [[], [pulse, temperature], [{ ...temperature, unit: "°C" }], [{ ...temperature, max: 110 }]])
    expect(meaningProblem([temperature], values)).toBe(refusal);
  expect(meaningProblem([{ ...pulse, unit: "" }], [])).toBe(
    "Value 0 stays Pulse, 30 to 200. A new value gets the next number.",
  );
});

test("a value that a company adds is none that the product counts with", () => {
  expect(ownParameter("Flexion max")).toBe("own_flexion_max");
  expect(ownParameter(" O₂ (left) ")).toBe("own_o₂_left");
});

const problemsOf = (form: object): string[] =>
  deviceForm.safeParse(form).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
const problemsOfValue = (more: object) => problemsOf({ ...thermometer, values: [{ ...temperature, ...more }] });
const limited = (...thresholds: object[]) => problemsOfValue({ thresholds });

test("it is said what a value lacks, by its field", () => {
  expect(problemsOf({ name: "Thermometer", surgery_type: "", image: "" })).toEqual([
    "values: Add a value: what one reading says.",
  ]);
  expect(problemsOfValue({ metric: undefined })).toEqual(["values.0.metric: Please enter what it measures."]);
  expect(problemsOfValue({ metric: "x".repeat(41), unit: "x".repeat(13) })).toEqual([
    "values.0.metric: Please enter 40 characters or less.",
    "values.0.unit: Please enter 12 characters or less.",
  ]);
  expect(problemsOfValue({ max: 100_000.01 })).toEqual([
    "values.0.max: Please enter the largest possible value with at most 2 decimals.",
  ]);
  expect(deviceForm.parse({ ...thermometer, values: [{ metric: " Pulse ", min: 30, max: 200 }] }).values).toEqual([
    { metric: "Pulse", unit: "", min: 30, max: 200, thresholds: [] },
  ]);
});

test("limits may stand on the ends of what can be, one for each day", () => {
  expect(limited({ min: 95, max: 105 })).toEqual([]);
  expect(limited({ max: 105 }, { fromday: -365, min: 96 }, { fromday: 730, min: 96 })).toEqual([]);
  expect(limited({ max: 101 }, { max: 102 })).toEqual([
    "values.0.thresholds.1.fromday: Another limit begins on this day.",
  ]);
  expect(limited({ min: 101, max: 100 })).toEqual([
    "values.0.thresholds.0.min: The largest value must be above the smallest.",
  ]);
  expect(limited({ min: "warm" })).toEqual([
    "values.0.thresholds.0.min: Please enter a number with at most 2 decimals.",
  ]);
  const outside = "Please choose days from S-365 to S+730.";
  expect([-366, 731, 1.5, "soon"].map((fromday) => limited({ fromday, max: 100 }))).toEqual(
    Array.from({ length: 4 }, () => [`values.0.thresholds.0.fromday: ${outside}`]),
  );
  expect(limited(...Array.from({ length: 13 }, (_, fromday) => ({ fromday, max: 100 })))).toEqual([
    "values.0.thresholds: Please give at most 12 limits.",
  ]);
});

test("a value that a company adds has a name without signs at its ends", () => {
  expect(ownParameter("(Left) Grip, max. ")).toBe("own_left_grip_max");
});
