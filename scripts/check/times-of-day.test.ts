import { expect, test } from "vitest";
import { timesOfDayCheck } from "./times-of-day.ts";

const findProblems = (path: string, text: string): string[] =>
  timesOfDayCheck.find([{ path, text }]).map(({ message }) => message);

test.each([
  "new Date(at).toLocaleTimeString()",
  "new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })",
  "new Intl.DateTimeFormat('en-US', { hour: 'numeric', hour12: true })",
  "new Date(at).getHours()",
  "new Date(at).getUTCMinutes()",
  "`${hour}:${minute} pm`",
  "hour < 12 ? 'AM' : 'PM'",
  "'until 5 p.m.'",
])("%s is found everywhere but in the formatter", (code) => {
  for (const path of ["domain/notes/a.ts", "server/features/notes/a.ts", "web/features/notes/A.tsx"])
    expect(findProblems(path, `const a = ${code};`), path).not.toEqual([]);
  expect(findProblems("domain/values/calendar-date.ts", `const a = ${code};`)).toEqual([]);
});

test("the formatters, other uses of locales, tests and other words pass", () => {
  const code = "const a = [formatTime(at, zone), count.toLocaleString('en-US'), 'RPM', 'the program', `${a} am I`];";
  expect(findProblems("web/features/notes/A.tsx", code)).toEqual([]);
  expect(findProblems("web/features/notes/A.component.test.tsx", "const a = '4:59 PM';")).toEqual([]);
});
