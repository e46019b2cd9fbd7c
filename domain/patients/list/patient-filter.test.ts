import { describe, expect, test } from "vitest";
import { calendarDate as date } from "../../values/calendar-date.ts";
import { patientFilterChips, withoutFilterField } from "./patient-filter-chips.ts";
import {
  defaultPatientFilter,
  parsePatientFilter,
  surgeryDatesOfFilter,
  patientFilterParams,
  type PatientFilter,
  patientFilterFields,
  patientFilterSchema,
} from "./patient-filter.ts";
import { noFiltersText } from "./list-texts.ts";

const today = date("2026-11-20");
const full: PatientFilter = {
  surgeon: ["s1", "s2"],
  lastdigitsofphone: "0104",
  lastname_plain: "true",
  painlevel: [3, 4],
  kneescore: { min: 10, max: 40 },
  hipscore: { min: 0, max: 30 },
  progress: { min: 0, max: 60 },
  deviceprogress: { min: 20, max: 80 },
  surgerytype: "knee",
  surgeryrangetype: "range",
  optype: "Post",
  surgeryrange: 2,
  type: "inactive",
  patients: ["p1"],
  remember: true,
};

describe("the patient filter", () => {
  test("B143 B027: the filter has the fields of the wire, the surgeon's name of the company-wide search, and the questions of counts", () =>
    expect([...patientFilterFields].sort()).toEqual(
      [
        "surgeon",
        "surgeonname",
        "customer",
        "lastdigitsofphone",
        "phone",
        "lastname_plain",
        "name",
        "painlevel",
        "kneescore",
        "hipscore",
        "progress",
        "deviceprogress",
        "surgerytype",
        "surgeryrangetype",
        "optype",
        "surgeryrange",
        "surgerywkrange",
        "surgeryDate",
        "type",
        "patients",
        "compliance",
        "weeks",
        "joint",
        "engagement",
        "days",
        "remember",
      ].sort(),
    ));

  test("B150: the filter starts with active patients", () => {
    expect(defaultPatientFilter).toEqual({ type: "active" });
    expect(patientFilterSchema.parse({})).toEqual({ type: "active" });
  });

  test("B028: four digits may come as a number", () => {
    expect(patientFilterSchema.parse({ lastdigitsofphone: 104 }).lastdigitsofphone).toBe("0104");
    expect(patientFilterSchema.safeParse({ lastdigitsofphone: "12345" }).success).toBe(false);
  });

  test("B028: only a number of four digits at most is one, and blanks around digits do not matter", () => {
    const read = (lastdigitsofphone: unknown) => patientFilterSchema.safeParse({ lastdigitsofphone }).data;
    expect([0, 9999, " 0104 "].map((digits) => read(digits)?.lastdigitsofphone)).toEqual(["0000", "9999", "0104"]);
    for (const wrong of [-1, 10_000, 1.5, "abcd"]) expect(read(wrong), String(wrong)).toBeUndefined();
    expect(patientFilterSchema.safeParse({ lastdigitsofphone: "12" }).error?.issues[0]?.message).toBe(
      "Please enter 4 digits",
    );
  });

  test("nulls do not limit, and what is no object is refused", () => {
    expect(patientFilterSchema.parse({ name: null, type: null, surgeon: null })).toEqual({ type: "active" });
    expect([null, undefined].map((input) => patientFilterSchema.parse(input))).toEqual([
      { type: "active" },
      { type: "active" },
    ]);
    for (const wrong of ["x", 5]) expect(patientFilterSchema.safeParse(wrong).success).toBe(false);
  });

  test("every field has its limits", () => {
    const fits = (filter: object) => patientFilterSchema.safeParse(filter).success;
    const many = (count: number, of = "s") => Array.from({ length: count }, () => of);
    for (const [field, most] of [
      ["surgeon", 200],
      ["customer", 200],
      ["patients", 10_000],
    ] as const) {
      expect([fits({ [field]: many(0) }), fits({ [field]: many(most) })], field).toEqual([true, true]);
      expect([fits({ [field]: many(most + 1) }), fits({ [field]: [""] })], field).toEqual([false, false]);
      expect([fits({ [field]: many(1, "x".repeat(64)) }), fits({ [field]: many(1, "x".repeat(65)) })]).toEqual([
        true,
        false,
      ]);
    }
    for (const [field, most] of [
      ["surgeonname", 50],
      ["lastname_plain", 40],
      ["name", 80],
    ] as const) {
      const read = (text: string) => patientFilterSchema.safeParse({ [field]: text }).data;
      expect(read(` ${"x".repeat(most)} `), field).toEqual({ type: "active", [field]: "x".repeat(most) });
      for (const wrong of ["", "  ", "x".repeat(most + 1)]) expect(read(wrong), field).toBeUndefined();
    }
    for (const painlevel of [[-1], [5], [1.5], [0, 1, 2, 3, 4, 0]]) expect(fits({ painlevel })).toBe(false);
    expect(fits({ painlevel: [0, 1, 2, 3, 4] })).toBe(true);
    for (const surgeryrangetype of ["range", "date", "none"]) expect(fits({ surgeryrangetype })).toBe(true);
    expect([fits({ surgeryDate: [today, today] }), fits({ surgeryDate: ["2026-11-21", today] })]).toEqual([
      true,
      false,
    ]);
    const problemOf = (filter: object) => patientFilterSchema.safeParse(filter).error?.issues[0]?.message;
    expect(problemOf({ kneescore: { min: 5, max: 4 } })).toBe("Please choose a range.");
    expect(problemOf({ surgeryDate: ["2026-11-21", today] })).toBe("Please select date range");
    expect(problemOf({ surgeryDate: ["2026-11-31", today] })).toBe("Please select date range");
  });

  test("B401: scores and progress run from 0 to 100", () => {
    for (const bad of [{ min: -1, max: 5 }, { min: 0, max: 101 }, { min: 5, max: 4 }, {}])
      expect(patientFilterSchema.safeParse({ kneescore: bad }).success, JSON.stringify(bad)).toBe(false);
    expect(patientFilterSchema.safeParse({ progress: { min: 0, max: 100 } }).success).toBe(true);
  });

  test("a filter survives its way through an address", () => {
    for (const filter of [
      full,
      defaultPatientFilter,
      { type: "active", surgeryrangetype: "date", surgeryDate: [today, today] },
    ] as PatientFilter[])
      expect(parsePatientFilter(new URLSearchParams(patientFilterParams(filter).toString()))).toEqual(filter);
    expect(patientFilterParams(defaultPatientFilter).toString()).toBe("");
  });

  test("a spoilt address is read as far as it makes sense", () => {
    const params = new URLSearchParams(
      "type=none&surgerytype=hip&kneescore={&surgeryrange=9&painlevel=[7]&lastdigitsofphone=abc&other=1",
    );
    expect(parsePatientFilter(params)).toEqual({ type: "active", surgerytype: "hip" });
  });

  test("B242 B243: an address that limits surgery dates by half limits them not at all", () => {
    const typeOf = (text: string) => parsePatientFilter(new URLSearchParams(text)).surgeryrangetype;
    for (const half of ["range", "range&optype=Post", "range&surgeryrange=2", "date"])
      expect(typeOf(`surgeryrangetype=${half}`), half).toBe("none");
    expect(typeOf("surgeryrangetype=range&optype=Post&surgerywkrange=2")).toBe("range");
    expect(typeOf('surgeryrangetype=date&surgeryDate=["2026-01-01","2026-02-01"]')).toBe("date");
  });

  test("B155 B400 B451: surgery dates come from the range or the dates, whichever is chosen", () => {
    expect(surgeryDatesOfFilter(full, today)).toEqual({ from: "2026-11-06", to: "2026-11-20" });
    const dates = { from: date("2026-01-01"), to: date("2026-02-01") };
    expect(
      surgeryDatesOfFilter({ ...full, surgeryrangetype: "date", surgeryDate: [dates.from, dates.to] }, today),
    ).toEqual(dates);
    expect(surgeryDatesOfFilter({ ...full, surgeryrangetype: "none" }, today)).toEqual({ from: null, to: null });
    const { surgeryrange: _, optype: _1, ...rest } = full;
    const weeks = { ...rest, optype: "Post", surgerywkrange: 1 } as const;
    expect(surgeryDatesOfFilter(weeks, today)).toEqual({ from: "2026-11-13", to: "2026-11-20" });
    const noLimits = { from: null, to: null };
    expect(surgeryDatesOfFilter({ ...rest, optype: "Post" }, today)).toEqual(noLimits);
    expect(surgeryDatesOfFilter({ ...rest, surgeryrange: 2 }, today)).toEqual(noLimits);
    expect(surgeryDatesOfFilter({ ...rest, surgeryrangetype: "date" }, today)).toEqual(noLimits);
    expect(surgeryDatesOfFilter({ ...full, surgeryDate: [today, today] }, today)).toEqual({
      from: "2026-11-06",
      to: "2026-11-20",
    });
  });
});

describe("the filter summary", () => {
  const names = (id: string) => ({ s1: "Whitfield", s2: "Raman" })[id];
  const texts = (filter: PatientFilter) =>
    patientFilterChips(filter, names).map(({ label, value }) => `${label} ${value}`);

  test("B016 A303: active filters are listed in words", () =>
    expect(texts(full)).toEqual([
      "Status Inactive",
      "Selected 1 patient",
      "Last name true",
      "Phone •••• 0104",
      "Doctor Whitfield, Raman",
      "Surgery type Knee",
      "Surgery range Post 2 weeks",
      "Pain Moderate, Severe",
      "Measurement Progress 20–80",
      "Exercise Progress 0–60",
      "Knee Score 10–40",
      "Hip Score 0–30",
    ]));

  test("screens M19: who is active is whom a list begins with, not a filter; all and inactive are", () => {
    expect(texts({ type: "active" })).toEqual([]);
    expect(texts({ type: "all" })).toEqual(["Status All"]);
    expect(texts({ type: "inactive" })).toEqual(["Status Inactive"]);
  });

  test("B016: a part that says nothing is not there, and each of the others is", () => {
    expect(texts({ type: "active", surgeon: [], painlevel: [], surgerytype: "all" })).toEqual([]);
    expect(texts({ type: "active", surgeon: ["s9"], name: "ros", patients: ["p1", "p2"] })).toEqual([
      "Selected 2 patients",
      "Name ros",
      "Doctor Unknown",
    ]);
    const range = { type: "active", surgeryrangetype: "range" } as const;
    expect(texts({ ...range, optype: "Pre", surgerywkrange: 1 })).toEqual(["Surgery range Pre 1 week"]);
    expect(texts({ ...range, optype: "Pre" })).toEqual([]);
    expect(texts({ ...range, surgeryrange: 1 })).toEqual([]);
    expect(texts({ ...range, optype: "Post", surgeryrange: 0, surgeryDate: [today, today] })).toEqual([
      "Surgery range Post All time",
    ]);
    expect(texts({ type: "active", surgeryrangetype: "date" })).toEqual([]);
    expect(texts({ type: "active", surgeryrangetype: "none", optype: "Post", surgeryrange: 1 })).toEqual([]);
  });

  test("B016: a range, dates and a count go as one, with all that belongs to them", () => {
    const dates: Partial<PatientFilter> = {
      surgeryDate: [today, today],
      surgerywkrange: 1,
      days: 7,
      engagement: "exercise.skipped",
    };
    expect(withoutFilterField({ ...full, ...dates }, "surgeryrangetype")).not.toMatchObject({
      optype: expect.anything(),
    });
    expect(Object.keys(withoutFilterField({ ...full, ...dates }, "surgeryrangetype")).toSorted()).toEqual(
      Object.keys({ ...full, days: 7, engagement: "" })
        .filter((field) => !["surgeryrangetype", "optype", "surgeryrange"].includes(field))
        .toSorted(),
    );
    expect(withoutFilterField({ type: "all", ...dates }, "engagement")).toEqual({
      type: "all",
      surgeryDate: [today, today],
      surgerywkrange: 1,
    });
    expect(withoutFilterField(full, "type").type).toBe("active");
  });

  test("B016: without filters the summary reads 'No filters applied.'", () => {
    expect(texts(defaultPatientFilter)).toEqual([]);
    expect(noFiltersText).toBe("No filters applied.");
  });

  test("B016: removing a chip removes what it stands for", () => {
    let filter = full;
    for (const { field } of patientFilterChips(full, names)) filter = withoutFilterField(filter, field);
    expect(filter).toEqual({ type: "active", remember: true });
    expect(texts({ ...defaultPatientFilter, surgeryrangetype: "date", surgeryDate: [today, today] })).toEqual([
      "Surgery date 11/20/2026 – 11/20/2026",
    ]);
  });
});
