import { describe, expect, test } from "vitest";
import type { AnyRow } from "../programmes/plan-save.ts";
import { type Id, readId } from "../values/id.ts";
import { applyChange } from "./apply-change.ts";
import type { PlanChange, PlanEntry } from "./plan-changes.ts";

const id = (last: number): Id => readId(`01900009-0000-7000-8000-00000000000${last}`);
const [one, two, begun] = [id(1), id(2), id(3)];

const dose = { interval: 1, time: 2, skiponsurgerydate: true };
const entry = (startdate: number, enddate: number, key = "a", more: object = {}): PlanEntry => ({
  key,
  prescription: { startdate, enddate, ...dose, ...more },
});
const row = (_id: Id, startdate: number, enddate: number, more: object = {}) =>
  ({ _id, startdate, enddate, ...dose, ...more }) as unknown as AnyRow;

interface Change {
  readonly today?: number;
  readonly rows: readonly AnyRow[];
  /** Content keys of the first and of the second row. */
  readonly keys?: readonly string[];
  readonly from: readonly PlanEntry[];
  readonly to: readonly PlanEntry[];
  readonly area?: PlanChange["area"];
}

/** Returns a programme after a change of its plan, by default on day 5 after surgery. */
const applied = ({ today = 5, rows, keys = ["a", "a"], from, to, area = "measurement" }: Change) => {
  const running = { rows, keyOf: ({ _id }: AnyRow) => keys[_id === one ? 0 : 1]!, cameOn: () => -28, today };
  return applyChange({ ...running, newId: () => begun }, { area, id: "x", name: "", says: "", was: "", from, to });
};

describe("today is the first day that a plan changes", () => {
  const from = [entry(1, 14)];
  test.each([
    ["what ends today ends after today", entry(1, 5), [row(one, 1, 5)]],
    ["what ended yesterday is out", entry(1, 4), []],
    ["what the plan begins today begins today", entry(5, 14), [row(one, 5, 14)]],
    ["what lasts today alone lasts today", entry(5, 5), [row(one, 5, 5)]],
    ["what the plan begins tomorrow begins tomorrow", entry(6, 14), [row(one, 6, 14)]],
    ["what began is not begun anew", entry(4, 20), [row(one, 1, 20)]],
  ])("%s", (_, to, rows) => expect(applied({ rows: [row(one, 1, 14)], from, to: [to] }).rows).toEqual(rows));

  test("what had not begun, and the plan begins in the past, begins today", () => {
    const sooner = { rows: [row(one, 8, 14)], from: [entry(8, 14)], to: [entry(3, 14)] };
    expect(applied(sooner).rows).toEqual([row(one, 5, 14)]);
  });

  test("what is new and ends today is asked today; what ended yesterday never is", () => {
    expect(applied({ rows: [], from: [], to: [entry(1, 5)] })).toMatchObject({
      rows: [row(begun, 5, 5)],
      isChanged: true,
    });
    expect(applied({ rows: [], from: [], to: [entry(1, 4)] })).toMatchObject({ rows: [], isChanged: false });
  });

  test("what was taken out by hand is missed until its last day is over", () => {
    const taken = { rows: [], from: [entry(1, 14)], to: [entry(1, 21)] };
    expect([14, 15].map((today) => applied({ ...taken, today }).isMissing)).toEqual([true, false]);
  });

  test("a row whose days are over before the plan's change is left as it was, and nothing is said to have changed", () => {
    const later = { rows: [row(one, 1, 14)], from: [entry(1, 14)], to: [entry(3, 14)] };
    expect(applied(later)).toMatchObject({ rows: [row(one, 1, 14)], isChanged: false });
  });
});

describe("days of a custom questionnaire", () => {
  const custom = (...schedule: number[]) => ({ scheduletype: "custom", schedule });
  const entryOn = (...days: number[]) => entry(days[0]!, days.at(-1)!, "a", custom(...days));
  const rowOn = (...days: number[]) => row(one, days[0]!, days.at(-1)!, custom(...days));
  const change = (today: number, from: number[], to: number[]) =>
    applied({ today, rows: [rowOn(...from)], from: [entryOn(...from)], to: [entryOn(...to)], area: "questionnaire" });

  test("today's is the plan's, those before are the patient's", () => {
    expect(change(14, [7, 14, 42], [14, 49, 70]).rows).toEqual([rowOn(7, 14, 49, 70)]);
    expect(change(14, [7, 14, 42], [13, 49]).rows).toEqual([rowOn(7, 49)]);
    expect(change(14, [7, 42], [14]).rows).toEqual([rowOn(7, 14)]);
  });

  test("none of which lies ahead is over", () => {
    expect(change(30, [14, 42], [7, 29])).toMatchObject({ rows: [], isChanged: true });
  });

  test("that begin are those from today on, if there are any", () => {
    const begin = (...days: number[]) => applied({ rows: [], from: [], to: [entryOn(...days)], area: "questionnaire" });
    expect(begin(1, 5, 20, 40).rows).toEqual([row(begun, 5, 40, custom(5, 20, 40))]);
    expect(begin(1, 4)).toMatchObject({ rows: [], isChanged: false });
  });

  test("become weeks, and weeks are no days", () => {
    const weekly = (last: number) => ({ scheduletype: "weekly", schedule: [1], startdate: 1, enddate: last });
    const toWeeks = { rows: [rowOn(1, 42)], from: [entryOn(1, 42)], to: [entry(1, 90, "a", weekly(90))] };
    expect(applied(toWeeks).rows).toEqual([row(one, 1, 90, weekly(90))]);
    const longer = {
      rows: [row(one, 1, 90, weekly(90))],
      from: [entry(1, 90, "a", weekly(90))],
      to: [entry(1, 120, "a", weekly(120))],
    };
    expect(applied(longer).rows).toEqual([row(one, 1, 120, weekly(120))]);
  });
});

describe("each row follows its own entry", () => {
  const both = [row(one, 1, 14), row(two, 1, 14)];
  const longer = [row(one, 1, 14), row(two, 1, 21)];

  test("of its own content, in whatever order a version has them", () => {
    const keys = ["a", "b"];
    const turned = { from: [entry(1, 14, "a"), entry(1, 14, "b")], to: [entry(1, 21, "b"), entry(1, 14, "a")] };
    expect(applied({ rows: both, keys, ...turned }).rows).toEqual(longer);
    expect(applied({ rows: both, keys, from: [entry(1, 14, "b")], to: [entry(1, 21, "b")] }).rows).toEqual(longer);
  });

  test("the first of a content the first, the second the second", () => {
    const twice = { rows: [row(one, 1, 7), row(two, 8, 14)], from: [entry(1, 7), entry(8, 14)] };
    expect(applied({ ...twice, to: [entry(1, 6), entry(8, 14)] }).rows).toEqual([row(one, 1, 6), row(two, 8, 14)]);
    expect(applied({ ...twice, to: [entry(1, 7), entry(8, 21)] }).rows).toEqual([row(one, 1, 7), row(two, 8, 21)]);
  });

  test("an entry that stays keeps its row, though another asks for the same", () => {
    const same = { from: [entry(1, 14), entry(1, 14)], to: [entry(1, 14), entry(1, 21)] };
    expect(applied({ rows: both, ...same }).rows).toEqual(longer);
  });

  test("a row of other content is none that was changed by hand", () => {
    const other = { rows: [row(two, 1, 14, { time: 4 })], keys: ["a", "b"], from: [entry(1, 14)], to: [entry(1, 21)] };
    expect(applied(other)).toEqual({ rows: other.rows, isChanged: false, stays: [], isMissing: true });
  });
});

test("an exercise that begins leads to nobody; what is no exercise has no link", () => {
  const added = { rows: [], from: [], to: [entry(6, 14)] };
  expect(applied({ ...added, area: "exercise" }).rows).toEqual([row(begun, 6, 14, { nextexerciseid: null })]);
  expect(Object.keys(applied(added).rows[0]!)).not.toContain("nextexerciseid");
});
