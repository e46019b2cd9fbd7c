import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chainOf, refuseLinks } from "../schedules/chains.ts";
import { onSurgery } from "../schedules/schedules.arbitrary.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { type Id, readId } from "../values/id.ts";
import { isRefusal } from "../values/refusal.ts";
import { deviceArea, type ExerciseItem, exerciseArea, questionnaireArea } from "./areas.ts";
import { planRows, planSave, rowsOf } from "./plan-save.ts";
import type { ProgrammeDevice, ProgrammeExercise } from "./programme.ts";
import { scheduleTexts } from "./programmes-texts.ts";

const surgeryDate = calendarDate("2026-10-31");
const today = calendarDate("2026-11-20"); // day 20
const idOf = (number: number): Id => readId(`${String(number).padStart(8, "0")}-0000-4000-8000-000000000000`);
const content = idOf(900);

const item = (number: number, start: number, end: number, next: number | null = null): ExerciseItem =>
  onSurgery(
    {
      id: idOf(number),
      area: "exercise" as const,
      start,
      end,
      interval: 1 as const,
      times: 2,
      sets: 1,
      repeats: 10,
      holdSeconds: 5,
      skipOnSurgeryDate: true,
      nextId: next === null ? null : idOf(next),
      contentId: content,
      regimenId: null,
    },
    surgeryDate,
  );
const standing = <Item>(...items: Item[]) => ({ items, surgeryDate, today });
const ids = () => {
  let count = 100;
  return () => idOf(++count);
};
const planned = (items: ExerciseItem[], sent: readonly ProgrammeExercise[]) =>
  planSave(exerciseArea, standing(...items), sent, ids());
const messageOf = (items: ExerciseItem[], sent: readonly ProgrammeExercise[]) => {
  const plan = planned(items, sent);
  return isRefusal(plan) ? plan.message : "planned";
};
const [running, ahead, passed] = [item(1, 1, 42), item(2, 30, 60), item(3, 1, 14)];
const rows = rowsOf(exerciseArea, standing(running, ahead, passed)).running;

describe("a save of an area", () => {
  test("is asked for by all rows that shall run; rows of what has passed stay, sent or not", () => {
    expect(rows.map(({ _id }) => _id)).toEqual([idOf(1), idOf(2)]);
    const sentPassed = exerciseArea.rowOf({ ...passed, end: 50 });
    for (const sent of [rows, [...rows, sentPassed]]) {
      const plan = planned([running, ahead, passed], sent);
      expect(isRefusal(plan) || plan.edited.after).toEqual(expect.arrayContaining([passed, running, ahead]));
    }
  });

  test("begins what is new under ids of our own, and links follow", () => {
    const fresh: ProgrammeExercise = { ...rows[1]!, _id: idOf(50), nextexerciseid: idOf(1) };
    const plan = planned([running, ahead], [rows[0]!, { ...rows[1]!, nextexerciseid: idOf(50) }, fresh]);
    if (isRefusal(plan)) throw new Error(plan.message);
    expect(plan.rows.map(({ _id, nextexerciseid }) => [_id, nextexerciseid])).toEqual([
      [idOf(1), null],
      [idOf(2), idOf(101)],
      [idOf(101), idOf(1)],
    ]);
    expect(plan.edited.begins).toEqual([idOf(101)]);
  });

  test("reads each row beside what was saved of it, and keeps an item what it is", () => {
    expect(messageOf([running, ahead], [{ ...rows[0]!, startdate: 5 }, rows[1]!])).toBe("select days 20 or greater!");
    expect(messageOf([running, ahead], [{ ...rows[0]!, enddate: 19 }])).toBe("select days today or greater");
    expect(messageOf([running], [{ ...rows[0]!, exercise: idOf(901) }])).toBe(scheduleTexts.otherContent);
    expect(messageOf([running, ahead], [{ ...rows[0]!, exercise: idOf(901) }, rows[1]!])).toBe(
      scheduleTexts.otherContent,
    );
  });

  test("keeps a device and a questionnaire what they are", () => {
    const begins = { validFrom: calendarDate("2026-10-31"), validTo: null, surgeryDate };
    const row = { _id: idOf(5), startdate: 1, enddate: 42, skiponsurgerydate: true };
    const device: ProgrammeDevice = { ...row, deviceid: content, interval: 1, time: 1 };
    const devices = standing(deviceArea.itemOf(device, begins));
    expect(devices.items[0]).toMatchObject({ area: "measurement" });
    expect(exerciseArea.itemOf(rows[0]!, begins)).toMatchObject({ area: "exercise" });
    const form = { ...row, formid: content, scheduletype: "weekly", schedule: [1] } as const;
    const forms = standing(questionnaireArea.itemOf(form, begins));
    const unchanged = { begins: [], changes: [], ends: [] };
    const otherContent = { message: "What an item is of cannot be changed. Take it out and add the other one." };
    expect(planSave(deviceArea, devices, [device], ids())).toMatchObject({ edited: unchanged });
    const [otherDevice, otherForm] = [
      { ...device, deviceid: idOf(901) },
      { ...form, formid: idOf(901) },
    ];
    expect(planSave(deviceArea, devices, [otherDevice], ids())).toMatchObject(otherContent);
    expect(planSave(questionnaireArea, forms, [form], ids())).toMatchObject({ edited: unchanged });
    expect(planSave(questionnaireArea, forms, [otherForm], ids())).toMatchObject(otherContent);
  });

  test("reads the days of a custom questionnaire as days, and those of a weekly one as weekdays", () => {
    const begins = { validFrom: today, validTo: null, surgeryDate };
    const row = { _id: idOf(5), formid: content, startdate: 1, enddate: 5, schedule: [1, 5], skiponsurgerydate: true };
    const itemOf = (scheduletype: "weekly" | "custom") => questionnaireArea.itemOf({ ...row, scheduletype }, begins);
    expect(itemOf("custom")).toMatchObject({ days: [1, 5], weekdays: [] });
    expect(itemOf("weekly")).toMatchObject({ days: [], weekdays: [1, 5] });
    expect(questionnaireArea.rowOf(itemOf("custom"))).toEqual({ ...row, scheduletype: "custom" });
    expect(questionnaireArea.rowOf(itemOf("weekly"))).toEqual({ ...row, scheduletype: "weekly" });
  });

  test("begins what ended under an id of our own, as it is no passed row", () => {
    const ended = { ...item(4, 1, 60), validTo: calendarDate("2026-11-10") };
    expect(rowsOf(exerciseArea, standing(passed, ended)).passed.map(({ _id }) => _id)).toEqual([idOf(3)]);
    const again = { ...exerciseArea.rowOf(ended), startdate: 20 };
    expect(planned([passed, ended], [again])).toMatchObject({ edited: { begins: [idOf(101)] } });
  });

  test("a link from what has passed to what ends is lost, a link from what runs must lead somewhere", () => {
    const before = item(3, 1, 14, 2);
    expect(messageOf([running, ahead, before], [{ ...rows[0]!, nextexerciseid: idOf(2) }, rows[1]!])).toBe(
      "Two exercises are linked to the same next one.",
    );
    expect(messageOf([running, ahead, before], [rows[0]!])).toBe("planned");
    expect(messageOf([running, ahead], [{ ...rows[0]!, nextexerciseid: idOf(2) }])).toBe(
      "An exercise is linked to one that is not in the plan.",
    );
    expect(messageOf([running, before], [{ ...rows[0]!, nextexerciseid: idOf(3) }])).toBe("planned");
  });

  test("an item that is replaced ends, and the new one goes on in its rhythm", () => {
    const plan = planRows(exerciseArea, standing(running), rows.slice(0, 1), new Map([[idOf(1), idOf(200)]]));
    expect(plan.edited.after.map(({ id, start, validFrom, validTo }) => [id, start, validFrom, validTo])).toEqual([
      [idOf(1), 1, "0001-01-01", "2026-11-19"],
      [idOf(200), 1, "2026-11-20", null],
    ]);
  });
});

const some = (count: number) => Array.from({ length: count }, (_, at) => item(at + 1, 21 + at, 40 + at));

test("whatever links are sent, what is saved is lines, each exercise in exactly one", () =>
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(7)), { minLength: 6, maxLength: 6 }), (nexts) => {
      const items = some(6);
      const sent = items.map((each, at) => {
        const next = nexts[at];
        return { ...exerciseArea.rowOf(each), nextexerciseid: typeof next === "number" ? idOf(next + 1) : null };
      });
      const plan = planned(items, sent);
      const links = sent.map(({ _id: id, nextexerciseid: nextId }) => ({ id, nextId }));
      expect(isRefusal(plan)).toBe(refuseLinks(links) !== null);
      if (isRefusal(plan)) return;
      const saved = plan.rows.map(({ _id: id, nextexerciseid: nextId }) => ({ id, nextId }));
      const chains = new Set(saved.map(({ id }) => chainOf(saved, id).join()));
      expect([...chains].flatMap((chain) => chain.split(",")).toSorted()).toEqual(
        saved.map(({ id }) => id as string).toSorted(),
      );
    }),
  ));
