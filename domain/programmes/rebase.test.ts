import { expect, test } from "vitest";
import { readId } from "../values/id.ts";
import { rebase, revertRow, touchedIds } from "./rebase.ts";

const id = (number: number) => readId(`00000000-0000-4000-8000-00000000000${number}`);
const row = (number: number, enddate: number, next: number | null = null) => ({
  _id: id(number),
  startdate: 1,
  enddate,
  nextexerciseid: next === null ? null : id(next),
});

const saved = [row(1, 10), row(2, 20), row(3, 30)];

test("what is typed stands on top of what somebody else saved, and what they changed is named", () => {
  const rows = [row(1, 11), row(2, 20), row(4, 40)];
  const newest = [row(1, 12), row(2, 25), row(3, 30), row(5, 50)];
  expect(rebase({ saved, rows }, newest, 5)).toEqual({
    rows: [row(1, 11), row(2, 25), row(5, 50), row(4, 40)],
    idsChangedByOthers: [id(1), id(2), id(5)],
  });
});

test("of a row that both changed, what is typed stands, and what is not follows the other", () => {
  const dosed = (start: number, repeat: number, next: number | null = null) => ({
    ...row(1, 10, next),
    startdate: start,
    repeat,
    interval: 1,
  });
  const [before, mine] = [dosed(1, 10, 2), dosed(3, 10, 2)];
  const others = [row(2, 20), row(3, 30)].map((each) => ({ ...each, repeat: 10, interval: 1 }));
  const savedByOther = [{ ...dosed(2, 15), enddate: 40, interval: 2 }, ...others];
  const rebased = (typed: typeof before) =>
    rebase({ saved: [before, ...others], rows: [typed, ...others] }, savedByOther, 0).rows[0];
  expect(rebased(mine)).toEqual(dosed(3, 15));
  expect(rebased(dosed(3, 20, 2))).toEqual(dosed(3, 20));
  expect(rebased(dosed(1, 20, 2))).toEqual({ ...dosed(2, 20), enddate: 40, interval: 2 });
  const form = (enddate: number, scheduletype: string, schedule: number[]) => ({
    ...row(1, enddate),
    scheduletype,
    schedule,
  });
  const [was, longer, custom] = [form(42, "weekly", [1]), form(50, "weekly", [1]), form(42, "custom", [14, 42])];
  expect(rebase({ saved: [was], rows: [longer] }, [custom], 0).rows).toEqual([longer]);
});

test("a typed link to what somebody else linked meanwhile is left out", () => {
  const rows = [row(1, 10, 2), row(2, 20), row(3, 30)];
  expect(rebase({ saved, rows }, [row(1, 10), row(2, 20), row(3, 30, 2)], 5).rows).toEqual([
    row(1, 10),
    row(2, 20),
    row(3, 30, 2),
  ]);
});

test("without a change of mine, theirs is all there is; a link leads to nobody who is gone", () => {
  expect(rebase({ saved, rows: saved }, [row(1, 10)], 5).rows).toEqual([row(1, 10)]);
  const linked = [row(1, 10, 2), row(2, 20), row(3, 30)];
  expect(rebase({ saved, rows: linked }, [row(1, 10), row(3, 30)], 5).rows).toEqual([row(1, 10), row(3, 30)]);
});

test("each change is taken back by itself", () => {
  const rows = [row(1, 11), row(3, 33), row(4, 40)];
  expect(touchedIds({ saved, rows })).toEqual([id(1), id(2), id(3), id(4)]);
  expect(revertRow({ saved, rows }, id(1))).toEqual([row(1, 10), row(3, 33), row(4, 40)]);
  expect(revertRow({ saved, rows }, id(2))).toEqual([row(1, 11), row(3, 33), row(4, 40), row(2, 20)]);
  expect(revertRow({ saved, rows }, id(4))).toEqual([row(1, 11), row(3, 33)]);
});

test("a link that is taken back closes no ring", () => {
  const linked = [row(1, 10, 2), row(2, 20)];
  expect(revertRow({ saved: linked, rows: [row(1, 10), row(2, 20, 1)] }, id(1))).toEqual([row(1, 10), row(2, 20, 1)]);
  expect(revertRow({ saved: linked, rows: [row(1, 10), row(2, 25)] }, id(1))).toEqual([row(1, 10, 2), row(2, 25)]);
});

test("what is typed into a row that somebody else took out begins anew today, as far as it lies ahead", () => {
  const typed = [row(1, 11), { ...row(2, 20), startdate: 8 }, row(3, 4)];
  expect(rebase({ saved, rows: typed }, [], 5).rows).toEqual([
    { ...row(1, 11), startdate: 5 },
    { ...row(2, 20), startdate: 8 },
  ]);
  const form = (schedule: number[]) => ({ ...row(1, 40), scheduletype: "custom", schedule, startdate: schedule[0]! });
  const custom = rebase({ saved: [form([2, 40])], rows: [form([2, 14, 40])] }, [], 5).rows;
  expect(custom).toEqual([form([14, 40])]);
});

test("what begins anew is still asked today, and a weekly form keeps its weekdays", () => {
  const anew = <Row extends (typeof saved)[number]>(typed: Row) =>
    rebase({ saved: [{ ...typed, enddate: 99 }], rows: [typed] }, [], 5).rows;
  expect(anew(row(1, 5))).toEqual([{ ...row(1, 5), startdate: 5 }]);
  expect(anew(row(1, 4))).toEqual([]);
  const weekly = { ...row(1, 40), scheduletype: "weekly", schedule: [1, 3] };
  expect(anew(weekly)).toEqual([{ ...weekly, startdate: 5 }]);
  const custom = (schedule: number[]) => ({ ...row(1, 40), scheduletype: "custom", schedule });
  expect(anew(custom([2, 5, 40]))).toEqual([{ ...custom([5, 40]), startdate: 5 }]);
  expect(anew(custom([2, 4]))).toEqual([]);
});
