import { Role } from "@restride/domain/access/roles.ts";
import type { Programme, ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import type { Pauses } from "@restride/domain/schedules/hold.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, dialog } from "../../../testing/finders.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { noPauses } from "../edited-programme.ts";
import type { RowChange } from "./change-texts.ts";
import { SaveDialog } from "./SaveDialog.tsx";
import type { RunningArea } from "./use-running-area.ts";

const names: Record<string, string> = { [uuid(21)]: "Bridge", [uuid(22)]: "Squat" };
const bridge: ProgrammeExercise = {
  _id: readId(uuid(11)),
  exercise: readId(uuid(21)),
  regimen: null,
  startdate: 1,
  enddate: 6,
  interval: 1,
  skiponsurgerydate: false,
  hold: 4,
  repeat: 10,
  set: 1,
  time: 1,
  nextexerciseid: null,
};
const squat: ProgrammeExercise = { ...bridge, _id: readId(uuid(12)), exercise: readId(uuid(22)), startdate: 5 };
const programmeOf = (...exercises: ProgrammeExercise[]): Programme => ({ exercises, devices: [], feedback: [] });

/** Returns an area with saved and changed rows. Surgery is on Monday, March 2, and today three days later. */
const runningArea = (saved: Programme, changed: Programme, pauses = noPauses): RunningArea =>
  ({
    area: {
      area: "exercise",
      version: "v7",
      touched: [],
      namesChangedByOthers: [],
      edited: {
        saved,
        programme: changed,
        visibleProgramme: changed,
        pauses,
        names: { exercise: (id: string) => ({ name: names[id], image: "" }) },
      },
    },
    patient: {
      _id: uuid(1),
      salutation: "Ms",
      firstname: "Ann",
      lastname: "Bell",
      surgery: { type: "knee", date: "2026-03-02" as CalendarDate },
    },
    planContext: { today: "2026-03-05" as CalendarDate, day: 3 },
  }) as unknown as RunningArea;

const added: RowChange = { id: uuid(12), kind: "added", name: "Squat", text: "begins on S+5, 1× a day to S+6" };
const linked: RowChange = { id: uuid(11), kind: "changed", name: "Bridge", text: "linked otherwise" };

const open = async ({
  changed = programmeOf(bridge, squat),
  changes = [added],
  role = Role.physio as Role,
  pauses = noPauses,
}: { changed?: Programme; changes?: RowChange[]; role?: Role; pauses?: Pauses } = {}) => {
  const calls: unknown[] = [];
  await render(
    <SaveDialog
      running={runningArea(programmeOf(bridge), changed, pauses)}
      changes={changes}
      plan={{ begins: [{ _id: uuid(12) }], ends: [], planHash: "hash" }}
      saving={{
        busy: false,
        plan: null,
        preview: async () => {},
        save: async (tells) => void calls.push({ tells }),
        close: () => void calls.push("closed"),
        isSaved: () => false,
      }}
    />,
    { profile: signedIn(role) },
  );
  return calls;
};

test("B052: what a save does is shown day by day before it is done", async () => {
  await open();
  await expect.element(page.getByRole("dialog", { name: /Save 1 change/ })).toMatchTextContent(/Ms Ann Bell/);
  await expect.element(dialog()).toMatchTextContent(/begins1go on, changed0end0/);
  expect(textsOf(page.getByRole("row"))).toEqual([
    "DayNowThenWhat differsAbout",
    "Sat, Mar 712+ Squatabout 2 min",
    "Sun, Mar 812+ Squatabout 2 min",
  ]);
  await expect.element(page.getByText("From today on: 4 → 6 exercise days due.")).toBeVisible();
  await expect
    .element(
      page.getByText("Nothing before today changes: calendar, percentages and charts to 03/04/2026 read the same."),
    )
    .toBeVisible();
});

test("what is gone is named, and another dose is said to be one", async () => {
  await open({ changed: programmeOf({ ...bridge, enddate: 5, repeat: 20 }) });
  expect(textsOf(page.getByRole("row")).slice(1)).toEqual([
    "Thu, Mar 511another doseabout 2 min",
    "Fri, Mar 611another doseabout 2 min",
    "Sat, Mar 711another doseabout 2 min",
    "Sun, Mar 810− Bridgeabout 0 min",
  ]);
});

test("of many days the first seven are shown until all are asked for", async () => {
  await open({ changed: programmeOf({ ...bridge, enddate: 15 }) });
  expect(textsOf(page.getByRole("row"))).toHaveLength(8);
  await button("Show all 9 days").click();
  expect(textsOf(page.getByRole("row"))).toHaveLength(10);
});

test("a row that is only linked otherwise goes on, changed, and no day differs", async () => {
  await open({ changed: programmeOf(bridge), changes: [linked] });
  await expect.element(dialog()).toMatchTextContent(/goes on, changed1/);
  await expect
    .element(page.getByText("No day differs: only what is linked, or days on which nothing is due."))
    .toBeVisible();
});

test("while nothing is due no day differs", async () => {
  await open({ pauses: { holds: [{ from: "2026-03-07" as CalendarDate, to: null }], inactive: [] } });
  await expect.element(page.getByText(/^No day differs/)).toBeVisible();
  await expect.element(page.getByText("From today on: 2 → 2 exercise days due.")).toBeVisible();
});

test("the save has the focus first, and tells the patient unless that is unticked", async () => {
  const calls = await open({ changes: [added, linked] });
  await expect.element(button("Save 2 changes")).toHaveFocus();
  await button("Save 2 changes").click();
  await expect.poll(() => calls).toEqual([{ tells: true }]);
  await page.getByText("Tell the patient").click();
  await button("Save 2 changes").click();
  await expect.poll(() => calls.at(-1)).toEqual({ tells: false });
  await button("Cancel").click();
  expect(calls.at(-1)).toBe("closed");
});

test("who may send no notifications tells nobody", async () => {
  const calls = await open({ role: Role.superAdmin });
  expect(page.getByText("Tell the patient").elements()).toHaveLength(0);
  await button("Save 1 change").click();
  await expect.poll(() => calls).toEqual([{ tells: false }]);
});
