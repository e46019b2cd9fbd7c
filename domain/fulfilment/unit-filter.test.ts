import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { deviceStates } from "./device-state.ts";
import { daysOver, dueBack, isOverdue, mayBeLost, statesIn, unitFilterSchema, unitSortSchema } from "./unit-filter.ts";

const day = calendarDate;

test("a unit is due back 14 days after it is needed no longer, while it is out", () => {
  expect(dueBack("Delivered", day("2026-11-15"))).toBe("2026-11-29");
  expect(dueBack("Shipped", day("2026-12-20"))).toBe("2027-01-03");
  expect(dueBack("Delivered", null)).toBeNull();
  for (const state of ["Pending", "fail", "Unlinked", "Returned", "Lost", "Deleted"] as const)
    expect(dueBack(state, day("2026-11-15")), state).toBeNull();
});

test("it is overdue from the day after that", () => {
  expect(isOverdue(day("2026-11-29"), day("2026-11-29"))).toBe(false);
  expect(isOverdue(day("2026-11-29"), day("2026-11-30"))).toBe(true);
  expect(isOverdue(null, day("2026-11-30"))).toBe(false);
});

test("it may be lost from the 31st day after it is needed no longer", () => {
  const due = dueBack("Delivered", day("2026-10-25"));
  expect(due).toBe("2026-11-08");
  expect(mayBeLost(due, day("2026-11-24"))).toBe(false);
  expect(mayBeLost(due, day("2026-11-25"))).toBe(true);
  expect(mayBeLost(null, day("2026-11-25"))).toBe(false);
});

test("each state but Deleted is among all units, and in one of out, back, lost and to send", () => {
  const parts = [...statesIn.out, ...statesIn.back, ...statesIn.lost, ...statesIn.tosend];
  expect(parts.toSorted()).toEqual([...deviceStates.filter((state) => state !== "Deleted"), "Lost"].toSorted());
  expect(statesIn.all.toSorted()).toEqual(parts.toSorted());
});

test("the list begins with what is out, and refuses a place that there is not", () => {
  expect(unitFilterSchema.parse({}).place).toBe("out");
  expect(unitFilterSchema.safeParse({ place: "moon" }).error?.issues[0]?.message).toBe(
    "Please choose where the units are.",
  );
});

test("a search has at most 40 letters, and the list is sorted by two dates alone", () => {
  expect(unitFilterSchema.parse({ search: ` ${"x".repeat(40)} ` }).search).toBe("x".repeat(40));
  expect(unitFilterSchema.safeParse({ search: "x".repeat(41) }).error?.issues[0]?.message).toBe(
    "Search for at most 40 letters.",
  );
  expect(unitSortSchema.parse({ field: "dueback", order: "descend" })).toEqual({ field: "dueback", order: "descend" });
  expect(unitSortSchema.safeParse({ field: "name", order: "ascend" }).success).toBe(false);
  expect(unitSortSchema.safeParse({ field: "since", order: "up" }).success).toBe(false);
});

test("what is awaited back is needed no longer today, what is overdue for 14 days; no other place asks for that", () => {
  expect(daysOver).toEqual({
    out: null,
    awaited: 0,
    overdue: 14,
    silent: null,
    back: null,
    lost: null,
    tosend: null,
    all: null,
  });
});
