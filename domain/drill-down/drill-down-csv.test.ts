import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { daysCsv, peopleCsv } from "./drill-down-csv.ts";

const words = { heading: "2 knees, partially completed", sentence: "Active patients with a knee." };

test("the patients of a number are a table under its words", () =>
  expect(
    peopleCsv(words, [
      { name: "Daniel Kealoha", surgeryType: "knee", surgeryDays: 18, due: 70, done: 41 },
      { name: "=Grace", surgeryType: "hip", surgeryDays: -3, due: 2, done: 1 },
    ]),
  ).toBe(
    [
      '"2 knees, partially completed"',
      '"Active patients with a knee."',
      '"Patient","Surgery type","Surgery","Due","Done"',
      '"Daniel Kealoha","Knee","Post 18 days","70","41"',
      `"'=Grace","Hip","Pre 3 days","2","1"`,
      "",
    ].join("\r\n"),
  ));

test("the days of a patient are a table of items with the rounds that were done of those that were due, and their instants", () =>
  expect(
    daysCsv(
      { heading: "1 of 2", sentence: "What was done." },
      [
        {
          date: calendarDate("2026-11-11"),
          items: [
            { name: "Quad Sets", times: 3, timesDone: 3, doneAt: [Date.UTC(2026, 10, 11, 15, 42)] },
            { name: "Knee Motion Sensor", times: 2, timesDone: 2, doneAt: [0, 60_000] },
          ],
        },
        {
          date: calendarDate("2026-11-10"),
          items: [
            { name: "Heel Slides", times: 1, timesDone: 0, doneAt: [] },
            { name: "Bridges", times: 3, timesDone: 2, doneAt: [Date.UTC(2026, 10, 10, 22, 59)] },
          ],
        },
      ],
      "America/Chicago",
    ),
  ).toBe(
    [
      '"1 of 2"',
      '"What was done."',
      '"Day","Item","Times a day","Times done","Done at"',
      '"11/11/2026","Quad Sets","3","3","11/11/2026, 9:42 AM"',
      '"11/11/2026","Knee Motion Sensor","2","2","12/31/1969, 6:00 PM; 12/31/1969, 6:01 PM"',
      '"11/10/2026","Heel Slides","1","0",""',
      '"11/10/2026","Bridges","3","2","11/10/2026, 4:59 PM"',
      "",
    ].join("\r\n"),
  ));
