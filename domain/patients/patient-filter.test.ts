import { describe, expect, test } from "vitest";
import { calendarDate as date } from "../values/calendar-date.ts";
import { filterChips, noFiltersText, unfiltered, withoutFilter } from "./patient-filter-chips.ts";
import {
  defaultPatientFilter,
  filterFromSearchParams,
  filterSurgeryDates,
  filterToSearchParams,
  type PatientFilter,
  patientFilterFields,
  patientFilterSchema,
} from "./patient-filter.ts";

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

  test("B401: scores and progress run from 0 to 100", () => {
    for (const bad of [{ min: -1, max: 5 }, { min: 0, max: 101 }, { min: 5, max: 4 }, {}])
      expect(patientFilterSchema.safeParse({ kneescore: bad }).success, JSON.stringify(bad)).toBe(false);
    expect(patientFilterSchema.safeParse({ progress: { min: 0, max: 100 } }).success).toBe(true);
  });

  test("a filter survives its way through an address", () => {
    for (const filter of [
      full,
      defaultPatientFilter,
      unfiltered,
      { type: "active", surgeryrangetype: "date", surgeryDate: [today, today] },
    ] as PatientFilter[])
      expect(filterFromSearchParams(new URLSearchParams(filterToSearchParams(filter).toString()))).toEqual(filter);
    expect(filterToSearchParams(defaultPatientFilter).toString()).toBe("");
  });

  test("a spoilt address is read as far as it makes sense", () => {
    const params = new URLSearchParams(
      "type=none&surgerytype=hip&kneescore={&surgeryrange=9&painlevel=[7]&lastdigitsofphone=abc&other=1",
    );
    expect(filterFromSearchParams(params)).toEqual({ type: "active", surgerytype: "hip" });
  });

  test("B155 B400: surgery dates come from the range or the dates, whichever is chosen", () => {
    expect(filterSurgeryDates(full, today)).toEqual({ from: "2026-11-06", to: "2026-11-20" });
    const dates = { from: date("2026-01-01"), to: date("2026-02-01") };
    expect(
      filterSurgeryDates({ ...full, surgeryrangetype: "date", surgeryDate: [dates.from, dates.to] }, today),
    ).toEqual(dates);
    expect(filterSurgeryDates({ ...full, surgeryrangetype: "none" }, today)).toEqual({ from: null, to: null });
  });
});

describe("the filter summary", () => {
  const names = (id: string) => ({ s1: "Whitfield", s2: "Raman" })[id];
  const texts = (filter: PatientFilter) => filterChips(filter, names).map(({ label, value }) => `${label} ${value}`);

  test("B016: active filters are listed in words", () =>
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
      "Knee score 10–40",
      "Hip score 0–30",
    ]));

  test("screens M19: who is active is whom a list begins with, not a filter; all and inactive are", () => {
    expect(texts({ type: "active" })).toEqual([]);
    expect(texts({ type: "all" })).toEqual(["Status All"]);
    expect(texts({ type: "inactive" })).toEqual(["Status Inactive"]);
    expect(unfiltered).toEqual({ type: "active" });
  });

  test("B016: without filters the summary reads 'No filters applied.'", () => {
    expect(texts(unfiltered)).toEqual([]);
    expect(noFiltersText).toBe("No filters applied.");
  });

  test("B016: removing a chip removes what it stands for", () => {
    let filter = full;
    for (const { field } of filterChips(full, names)) filter = withoutFilter(filter, field);
    expect(filter).toEqual({ type: "active", remember: true });
    expect(texts({ ...unfiltered, surgeryrangetype: "date", surgeryDate: [today, today] })).toEqual([
      "Surgery date 11/20/2026 – 11/20/2026",
    ]);
  });
});
