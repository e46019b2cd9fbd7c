import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { drawnLines } from "./moved-lines.ts";
import type { MovedItemLineFragment } from "./surgery.graphql.ts";

const span = (from: string, to: string) => ({ from: calendarDate(from), to: calendarDate(to) });
const item: MovedItemLineFragment = {
  _id: "1",
  area: "exercise",
  name: "Bridge",
  regimen: "First Weeks",
  status: null,
  effect: "moves",
  before: span("2026-03-10", "2026-04-20"),
  after: span("2026-03-19", "2026-04-29"),
};

test("a line reaches from the first day of its items to the last one, in whichever order they are listed", () => {
  const longest = { before: span("2026-03-12", "2026-05-01"), after: span("2026-03-21", "2026-05-10") };
  const first = { before: span("2026-03-02", "2026-03-09"), after: span("2026-03-11", "2026-03-18") };
  const items = [item, { ...item, ...longest }, { ...item, ...first }];
  const line = {
    key: "exercise First Weeks",
    name: "First Weeks",
    count: 3,
    before: span("2026-03-02", "2026-05-01"),
    after: span("2026-03-11", "2026-05-10"),
  };
  expect(drawnLines(items)).toEqual([line]);
  expect(drawnLines(items.toReversed())).toEqual([line]);
});

test("exercises of a regimen are one line, those of none another; what ends has no line after the move", () => {
  const items = [
    item,
    { ...item, regimen: null, effect: "drops", after: null },
    { ...item, area: "measurement", name: "Scale", regimen: null },
  ];
  expect(drawnLines(items).map(({ name, count, after }) => [name, count, after?.to ?? null])).toEqual([
    ["First Weeks", 1, "2026-04-29"],
    ["Added for this patient", 1, null],
    ["Scale", 1, "2026-04-29"],
  ]);
});
