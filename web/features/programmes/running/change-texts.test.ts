import { newExercise, newQuestionnaire } from "@restride/domain/programmes/assign-content.ts";
import type { ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import { readId } from "@restride/domain/values/id.ts";
import { expect, test } from "vitest";
import { uuid } from "../../../testing/uuid.ts";
import { changesOf } from "./change-texts.ts";
import type { EditedArea } from "./use-edited-area.ts";

const bridge: ProgrammeExercise = {
  ...newExercise,
  _id: readId(uuid(1)),
  exercise: readId(uuid(21)),
  startdate: 1,
  enddate: 14,
  time: 3,
};
/** Returns the text of the only change between these rows, on S+5. */
const changeText = (
  saved: readonly object[],
  rows: readonly object[],
  note: string | null = null,
): string | undefined => {
  const programme = (exercises: readonly object[]) => ({ exercises, devices: [], feedback: [] });
  const edited = {
    saved: programme(saved),
    programme: programme(rows),
    names: { exercise: () => ({ name: "Bridge" }), form: () => ({ name: "Pain" }) },
    rowStateOf: () => ({ note }),
  };
  return changesOf({ area: "exercise", edited, touched: [bridge._id] } as unknown as EditedArea, 5)[0]?.text;
};

test("an added row says when it begins, how often it is due and when it ends", () => {
  expect(changeText([], [{ ...bridge, startdate: 6 }])).toBe("begins on S+6, 3× a day to S+14");
  expect(changeText([], [{ ...bridge, startdate: 5 }])).toBe("begins today, 3× a day to S+14");
  const { _id } = bridge;
  expect(changeText([], [{ ...newQuestionnaire, _id, formid: uuid(31), startdate: 7, enddate: 42 }])).toBe(
    "begins on S+7, Mon to S+42",
  );
});

test("a row that is taken out ends with what was done, or never begins", () => {
  expect(changeText([bridge], [], "2 of 9 days done")).toBe("ends yesterday; 2 of 9 days done is kept");
  expect(changeText([bridge], [])).toBe("ends yesterday");
  expect(changeText([{ ...bridge, startdate: 5 }], [], "0 of 9 days done")).toBe("is taken out before it begins");
});

test("a changed row says each value with the one before, or that only its link is another", () => {
  expect(changeText([bridge], [{ ...bridge, time: 2, set: 4 }])).toBe(
    "2× a day instead of 3× a day; 4 sets instead of 1 set, from today",
  );
  expect(changeText([bridge], [{ ...bridge, nextexerciseid: readId(uuid(2)) }])).toBe("linked otherwise");
});
