import { expect, test } from "vitest";
import { emptyContent, emptyProgramme, movedStarts, readContent } from "./wizard-content.ts";

const read = (change: object) => readContent(JSON.stringify(change));

test("a draft is read back as it was left, and what an older console left out is empty", () => {
  expect(read({ patient: { firstname: "Ada" } })).toEqual({ ...emptyContent, patient: { firstname: "Ada" } });
});

test("the fields of a patient's form are read back as they stand in it", () => {
  const patient = {
    firstname: "Ada",
    dob: "",
    height: null,
    phone: "",
    email_opt_in: true,
    surgeon: "",
    surgery: { type: "", date: null },
    dailyshift: { start: "", end: "" },
    shipaddress: { addressline1: "", country: "US" },
    caregiver: { fname: "", relationship: "Other", phone: "" },
  };
  expect(read({ patient })?.patient).toEqual(patient);
});

test("a draft that no step could show is not read", () => {
  const rows = (area: string, list: unknown) => ({ programme: { ...emptyContent.programme, [area]: list } });
  for (const odd of [
    { patient: "Ada" },
    { patient: { firstname: { a: 1 } } },
    { patient: { phone: 7 } },
    { patient: { surgery: 7 } },
    { patient: { shipaddress: null } },
    { patient: { caregiver: {} } },
    { programme: null },
    { brought: [] },
    { carePlan: "Knee" },
    { althoughOf: 7 },
    rows("exercises", [null]),
    rows("devices", [{ _id: "x", startdate: "1", enddate: 2 }]),
    rows("feedback", [{ _id: "x", startdate: 1, enddate: 2, schedule: null }]),
  ])
    expect(read(odd), JSON.stringify(odd)).toBeNull();
});

test("what begins on another day is named once, by its regimen where it has one", () => {
  const row = (_id: string, startdate: number, of: object) => ({ _id, startdate, enddate: 14, ...of });
  const programme = (start: number) =>
    ({
      exercises: [
        row("1", start, { exercise: "pumps", regimen: "ready" }),
        row("2", start, { exercise: "sets", regimen: "ready" }),
        row("3", 1, { exercise: "bends", regimen: "weeks" }),
        row("4", start, { exercise: "walk", regimen: null }),
      ],
      devices: [row("5", start, { deviceid: "scale" })],
      feedback: [row("6", 1, { formid: "koos" })],
    }) as unknown as typeof emptyProgramme;
  expect(movedStarts(programme(-18), programme(-17))).toEqual(["ready", "walk", "scale"]);
  expect(movedStarts(programme(-17), programme(-17))).toEqual([]);
});
