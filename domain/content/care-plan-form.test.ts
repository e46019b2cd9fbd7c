import { expect, test } from "vitest";
import { carePlanForm } from "./care-plan-form.ts";

const id = (last: number): string => `01900009-0000-7000-8000-00000000000${last}`;
const device = { deviceid: id(1), start_date: 1, end_date: 14, interval: 1, time: 2, skiponsurgerydate: true };
const weekly = {
  formid: id(2),
  scheduletype: "weekly",
  schedule: [1],
  startdate: 1,
  enddate: 42,
  skiponsurgerydate: true,
};
const plan = { name: "Knee", description: "Bends.", surgery_type: "knee", devices: [device], feedback: [weekly] };

const problemsOf = (draft: object): string[] => {
  const read = carePlanForm.safeParse(draft);
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

test("a plan needs a name, a description, and something to do", () => {
  expect(problemsOf(plan)).toEqual([]);
  expect(problemsOf({ ...plan, name: " ", description: "" })).toEqual([
    "name: Please enter a name.",
    "description: Please enter a description.",
  ]);
  expect(problemsOf({ ...plan, devices: [], feedback: [] })).toEqual([
    "regimens: Add a regimen, a device or a questionnaire.",
  ]);
  expect(problemsOf({ ...plan, devices: [], feedback: [], regimens: [id(3)] })).toEqual([]);
});

test("windows lie between S-365 and S+730 and do not end before they begin", () => {
  const withDevice = (window: object) => problemsOf({ ...plan, devices: [{ ...device, ...window }] });
  expect(withDevice({ start_date: -365, end_date: 730 })).toEqual([]);
  expect(withDevice({ start_date: -366 })).toEqual(["devices.0.start_date: Please choose days from S-365 to S+730."]);
  expect(withDevice({ end_date: 731 })).toEqual(["devices.0.end_date: Please choose days from S-365 to S+730."]);
  expect(withDevice({ start_date: 15 })).toEqual(["devices.0.end_date: The last day lies before the first."]);
  expect(problemsOf({ ...plan, feedback: [{ ...weekly, startdate: 43 }] })).toEqual([
    "feedback.0.enddate: The last day lies before the first.",
  ]);
});

test("custom days are sorted, each once, and bound their span", () => {
  const custom = { formid: id(2), scheduletype: "custom", schedule: [42, -14, 42, 7] };
  const read = carePlanForm.parse({ ...plan, feedback: [custom] });
  expect(read.feedback).toEqual([
    { ...custom, schedule: [-14, 7, 42], startdate: -14, enddate: 42, skiponsurgerydate: true },
  ]);
  expect(problemsOf({ ...plan, feedback: [{ ...custom, schedule: [731] }] })).toEqual([
    "feedback.0.schedule.0: Please choose days from S-365 to S+730.",
  ]);
});

test("a device or regimen stands in a plan once; clinics are all or some, never none", () => {
  expect(problemsOf({ ...plan, devices: [device, device] })).toEqual(["devices: This stands in the plan twice."]);
  expect(problemsOf({ ...plan, regimens: [id(3), id(3)] })).toEqual(["regimens: This stands in the plan twice."]);
  expect(problemsOf({ ...plan, customers: null })).toEqual([]);
  expect(problemsOf({ ...plan, customers: [] })).toEqual(["customers: Please choose clinics."]);
});
