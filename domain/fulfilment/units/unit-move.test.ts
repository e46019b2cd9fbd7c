import { expect, test } from "vitest";
import { Role } from "../../access/roles.ts";
import { calendarDate } from "../../values/calendar-date.ts";
import { handWords, handWordsOf, moveField, whyNot } from "./unit-move.ts";

const day = calendarDate("2026-10-13");

test("who notes what by hand: a coach links, replaces and takes back, an admin takes back and loses", () => {
  const all = ["delivered", "linked", "unlinked", "replaced", "returned", "lost", "checked", "wiped", "retired"];
  expect(handWordsOf(Role.companyAdmin)).toEqual(all);
  expect(handWordsOf(Role.superAdmin)).toEqual(all);
  expect(handWordsOf(Role.healthCoach)).toEqual(["linked", "replaced", "returned"]);
  expect(handWordsOf(Role.admin)).toEqual(["returned", "lost"]);
  for (const role of [Role.physio, Role.surgeon, Role.patient]) expect(handWordsOf(role)).toEqual([]);
});

test("what cannot be done says why", () => {
  expect(whyNot("shipped", day, "linked")).toBe("was shipped on 10/13/2026");
  expect(whyNot("ordered", null, "lost")).toBe("was not sent yet");
  expect(whyNot("inUse", day, "checked")).toBe("is in use since 10/13/2026");
  expect(whyNot("silent", day, "checked")).toBe("is silent since 10/13/2026");
  expect(whyNot("replaced", day, "unlinked")).toBe("was replaced on 10/13/2026");
  expect(whyNot("unlinked", day, "checked")).toBe("lost its hardware on 10/13/2026");
  expect(whyNot("lost", day, "returned")).toBe("was lost on 10/13/2026");
  expect(handWords.filter((word) => whyNot("inUse", day, word) === null)).toEqual([
    "unlinked",
    "replaced",
    "returned",
    "lost",
  ]);
});

test("another hardware and what follows from readings are no words of moveUnit", () => {
  expect(moveField.safeParse("lost").success).toBe(true);
  for (const word of ["replaced", "silent", "inUse", "shipped", "", "x".repeat(10_000)])
    expect(moveField.safeParse(word).success).toBe(false);
});
