import { expect, test } from "vitest";
import { deviceForm, meaningProblem, ownParameter } from "./device-form.ts";

const temperature = { metric: "Temperature", unit: "°F", min: 95, max: 105, thresholds: [] as object[] };
const thermometer = { name: "Thermometer", surgery_type: "", image: "", values: [temperature] };
const withLimits = (...thresholds: object[]) => ({ ...thermometer, values: [{ ...temperature, thresholds }] });

/** What is said of a form, by where it is said. */
const said = (form: object): Record<string, string> =>
  Object.fromEntries(
    (deviceForm.safeParse(form).error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]),
  );

test("a device has a name, whom it is for, and at least one value", () => {
  expect(deviceForm.parse(thermometer)).toEqual({ ...thermometer, surgery_type: null });
  expect(said({ ...thermometer, name: " ", values: [] })).toEqual({
    name: "Please enter a name.",
    values: "Add a value: what one reading says.",
  });
  expect(
    said({ ...thermometer, values: Array.from({ length: 13 }, (_, at) => ({ ...temperature, metric: `V${at}` })) }),
  ).toEqual({ values: "Please give at most 12 values." });
});

test("a value says what it measures, and from where to where it can be", () => {
  const of = (value: object) => said({ ...thermometer, values: [{ ...temperature, ...value }] });
  expect(of({ metric: "", min: null, max: 1.234 })).toEqual({
    "values.0.metric": "Please enter what it measures.",
    "values.0.min": "Please enter the smallest possible value with at most 2 decimals.",
    "values.0.max": "Please enter the largest possible value with at most 2 decimals.",
  });
  expect(of({ min: 105 })).toEqual({ "values.0.max": "The largest possible value must be above the smallest." });
  expect(said({ ...thermometer, values: [temperature, { ...temperature, metric: "temperature" }] })).toEqual({
    "values.1.metric": "Another value has this name.",
  });
});

test("a limit has an end inside of what can be, and a day of its own from which it holds", () => {
  expect(said(withLimits({ fromday: null, min: null, max: 101.5 }, { fromday: 4, min: null, max: 100.4 }))).toEqual({});
  expect(said(withLimits({ fromday: null, min: null, max: null }))).toEqual({
    "values.0.thresholds.0.min": "Please enter a smallest or a largest value.",
  });
  expect(said(withLimits({ fromday: null, min: 100, max: 100 }))).toEqual({
    "values.0.thresholds.0.min": "The largest value must be above the smallest.",
  });
  expect(said(withLimits({ fromday: null, min: 94.99, max: 105.01 }))).toEqual({
    "values.0.thresholds.0.min": "Please enter a limit from 95 to 105.",
    "values.0.thresholds.0.max": "Please enter a limit from 95 to 105.",
  });
  expect(said(withLimits({ fromday: 4, min: 96, max: null }, { fromday: 4, min: 97, max: null }))).toEqual({
    "values.0.thresholds.1.fromday": "Another limit begins on this day.",
  });
  expect(said(withLimits({ fromday: 731, min: 96, max: null }))).toEqual({
    "values.0.thresholds.0.fromday": "Please choose days from S-365 to S+730.",
  });
});

test("the number of a value never changes its meaning; a new value gets the next one", () => {
  const pulse = { metric: "Pulse", unit: "bpm", min: 30, max: 200 };
  const kept = "Value 0 stays Temperature, 95 to 105 °F. A new value gets the next number.";
  expect(meaningProblem([temperature], [temperature, pulse])).toBeNull();
  expect(meaningProblem([], [pulse])).toBeNull();
  for (const values of [[], [pulse, temperature], [{ ...temperature, unit: "°C" }], [{ ...temperature, max: 110 }]])
    expect(meaningProblem([temperature], values)).toBe(kept);
  expect(meaningProblem([{ ...pulse, unit: "" }], [])).toBe(
    "Value 0 stays Pulse, 30 to 200. A new value gets the next number.",
  );
});

test("a value that a company adds is none that the product counts with", () => {
  expect(ownParameter("Flexion max")).toBe("own_flexion_max");
  expect(ownParameter(" O₂ (left) ")).toBe("own_o₂_left");
});
