import { expect, test } from "vitest";
import { Role } from "../access/roles.ts";
import { daysOfLine, intervalOfLine, listOfCases } from "./case-view.ts";

test("C057 C025: Back leads an admin to the messages, a surgeon and an associate to the inbox, the company to the cases", () =>
  expect(
    [Role.admin, Role.surgeon, Role.medicalAssociate, Role.companyAdmin, Role.healthCoach].map(listOfCases),
  ).toEqual(["notification", "inbox", "inbox", "cases", "cases"]));

test("C056: a line of the schedule table says its days and how often it is due", () => {
  const device = { startdate: -14, enddate: 84, interval: 3, weekdays: [], days: [] };
  expect([daysOfLine(device), intervalOfLine(device)]).toEqual(["S-14 – S+84", "Three Times Week"]);
  const weekly = { startdate: 1, enddate: 42, scheduletype: "weekly", weekdays: [1, 3, 5], days: [] };
  expect([daysOfLine(weekly), intervalOfLine(weekly)]).toEqual(["S+1 – S+42", "Mon Wed Fri"]);
  expect(intervalOfLine({ ...weekly, weekdays: [0, 1, 2, 3, 4, 5, 6] })).toBe("Every Day");
  const custom = { startdate: 14, enddate: 84, scheduletype: "custom", weekdays: [], days: [14, 42, 84] };
  expect([daysOfLine(custom), intervalOfLine(custom)]).toEqual(["S+14, S+42 …", "on days"]);
  expect(daysOfLine({ ...custom, days: [14, 42] })).toBe("S+14, S+42");
});
