import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { formsOfWeek, newestForms, scoreText } from "./filled-forms.ts";
import type { SurveyFragment } from "./progress-page.graphql.ts";
import { vitalsOf } from "./vitals.ts";

const day = calendarDate("2026-11-19");
const survey = {
  surgerytype: "knee",
  kneescore: 31,
  kneescoredate: day,
  painlevel: 0,
  painleveldate: day,
  flexion: 104.25,
  flexiondate: day,
  flexionsource: "Knee Motion Sensor",
  measurements: [
    {
      deviceid: "d",
      devicename: "Body Scale",
      valueIndex: 1,
      metric: "Weight",
      parameter: "weight",
      unit: "lb",
      value: 1162.4,
      date: day,
    },
    {
      deviceid: "d",
      devicename: "Body Scale",
      valueIndex: 2,
      metric: "BMI",
      parameter: "bmi",
      unit: "",
      value: null,
      date: null,
    },
  ],
} as unknown as SurveyFragment;

test("B095 B096 B097: tiles for knee score, pain level, flexion, extension and each device's values, with the last value and its day", () => {
  expect(vitalsOf(survey).map(({ label, value, unit, date }) => [label, value, unit, date])).toEqual([
    ["Knee score", "31", "/48", day],
    ["Pain level", "None", "", day],
    ["Flexion", "104.25", "°", day],
    ["Extension", null, "°, straight", null],
    ["Body Scale, Weight", "1,162.4", "lb", day],
    ["Body Scale, BMI", null, "", null],
  ]);
  expect(vitalsOf(survey).map(({ chart }) => chart)).toEqual([
    { kind: "score", name: "oks" },
    { kind: "score", name: "pain" },
    { kind: "score", name: "flexion" },
    { kind: "score", name: "extension" },
    { kind: "device", deviceid: "d", valueIndex: 1 },
    { kind: "device", deviceid: "d", valueIndex: 2 },
  ]);
  const knee = vitalsOf({ ...survey, extensiondeficit: 4, extensiondate: day, extensionsource: "Bend and Straighten" });
  expect(knee[2]).toMatchObject({ label: "Flexion", source: "Knee Motion Sensor" });
  expect(knee[3]).toMatchObject({
    label: "Extension",
    value: "4",
    unit: "° short of straight",
    source: "Bend and Straighten",
    chart: { kind: "score", name: "extension" },
  });
  expect(vitalsOf({ ...survey, surgerytype: "hip", hipscore: 20, hipscoredate: day })[0]).toMatchObject({
    label: "Hip score",
    value: "20",
  });
});

test("a tile of a device says in words what was measured, of a company's own where it comes from; without a value it says nothing", () => {
  const grip = {
    deviceid: "g",
    devicename: "Grip",
    valueIndex: 0,
    parameter: "own_grip_left",
    unit: "lb",
    value: 40,
    date: day,
  };
  const measurements = [...survey.measurements, { ...grip, metric: "grip_left" }];
  const tiles = vitalsOf({ ...survey, measurements } as SurveyFragment).slice(4);
  expect(tiles.map(({ label, meaning }) => [label, meaning])).toEqual([
    ["Body Scale, Weight", "How heavy the body is."],
    ["Body Scale, BMI", null],
    ["Grip, Grip left", "The last value of this device."],
  ]);
});

test("a tile says how its value moved, where one of a week ago is known", () => {
  const meanings = (weekago: object | null) =>
    vitalsOf({ ...survey, weekago } as SurveyFragment).map((vital) => vital.meaning);
  expect(meanings(null)).toEqual([
    "48 is best.",
    "How bad it was.",
    "How far the knee bends.",
    null,
    "How heavy the body is.",
    null,
  ]);
  expect(meanings({ score: 25, painlevel: 2, flexion: 100, extensiondeficit: 3 })).toEqual([
    "48 is best. 6 more than a week ago.",
    "It was Mild last week.",
    "How far the knee bends. 4.25° more than a week ago.",
    null,
    "How heavy the body is.",
    null,
  ]);
});

test("B100 B101: the newest of each questionnaire, and those of a week", () => {
  const form = (formid: string, shortname: string, date: string) => ({
    formid,
    shortname,
    date: calendarDate(date),
    kind: "pain",
    score: 2,
  });
  const forms = [
    form("c", "Pain Level", "2026-11-15"),
    form("b", "Knee Function 12", "2026-11-14"),
    form("a", "Pain Level", "2026-11-08"),
  ];
  expect(newestForms(forms).map(({ formid }) => formid)).toEqual(["c", "b"]);
  const later = [form("e", "Knee Function 12", "2026-11-20"), form("d", "Activity", "2026-11-20"), ...forms];
  expect(newestForms(later).map(({ formid }) => formid)).toEqual(["d", "e", "c"]);
  expect(formsOfWeek(forms, calendarDate("2026-11-08")).map(({ formid }) => formid)).toEqual(["b", "a"]);
});

test("a form's score is said in its own measure", () => {
  expect(scoreText({ kind: "oxford-knee", score: 31 })).toBe("31 / 48");
  expect(scoreText({ kind: "koos-jr", score: 72.4 })).toBe("72 / 100");
  expect(scoreText({ kind: "pain", score: 0 })).toBe("None");
  expect([scoreText({ kind: "safety", score: null }), scoreText({ kind: "promis", score: 3 })]).toEqual(["", ""]);
});
