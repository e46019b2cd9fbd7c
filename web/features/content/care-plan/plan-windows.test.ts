import { expect, test } from "vitest";
import type { ContentRecord } from "../use-content-editor.ts";
import { deviceWindows, questionnaireWindows, windowsBefore } from "./plan-windows.ts";

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

test("what a version brought has its place by the content that it is of", () => {
  const part = (_id: string, more: object = {}) => ({ _id, content: `any ${_id}`, name: _id, number: 1, ...more });
  const content = {
    carePlan: {
      regimens: ["knee"],
      devices: [{ deviceid: "sensor", start_date: 2, end_date: 42 }],
      feedback: [{ formid: "pain", scheduletype: "custom", schedule: [42, -14] }],
    },
    parts: [part("knee", { startdate: 1, enddate: 14 }), part("sensor"), part("pain"), part("elsewhere")],
  } as unknown as ContentRecord;
  expect([...windowsBefore(content)]).toEqual([
    ["any knee", { startdate: 1, enddate: 14 }],
    ["any sensor", { startdate: 2, enddate: 42 }],
    ["any pain", { startdate: -14, enddate: 42 }],
  ]);
});
