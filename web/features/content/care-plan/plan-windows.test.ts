import { expect, test } from "vitest";
import { deviceWindows, questionnaireWindows } from "./plan-windows.ts";

const device = (start_date: string, end_date: string) => ({
  deviceid: "sensor",
  start_date,
  end_date,
  interval: "1",
  time: "1",
  skiponsurgerydate: true,
});
const span = (formid: string, startdate: string, enddate: string, custom = "") => ({
  formid,
  scheduletype: custom === "" ? "weekly" : "custom",
  schedule: [1],
  days: custom,
  startdate,
  enddate,
  skiponsurgerydate: true,
});

test("a device has a place on the scale once its days are right", () => {
  const windows = deviceWindows({ devices: [device("S+1", "S+21"), device("S+", "S+21"), device("S+9", "S+3")] });
  expect(windows.map(({ window }) => window)).toEqual([{ startdate: 1, enddate: 21 }, null, null]);
});

test("a questionnaire has one place for all its spans, weekly or on listed days", () => {
  const feedback = [span("pain", "S+1", "S+42"), span("knee", "", "", "-14, 14, 365"), span("pain", "S+43", "S+182")];
  expect(questionnaireWindows({ feedback })).toEqual([
    { id: "pain", window: { startdate: 1, enddate: 182 } },
    { id: "knee", window: { startdate: -14, enddate: 365 } },
  ]);
  expect(questionnaireWindows({ feedback: [span("pain", "", "")] })).toEqual([{ id: "pain", window: null }]);
});
