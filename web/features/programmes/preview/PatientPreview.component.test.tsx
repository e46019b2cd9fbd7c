import type { Programme, ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { type EditedProgramme, noPauses, plainRowState } from "../edited-programme.ts";
import { bridge, planContext, squat, step } from "../exercises/exercise-table.fixture.tsx";
import type { Names } from "../use-content.ts";
import { PatientPreview } from "./PatientPreview.tsx";

const names: Record<string, string> = { [uuid(21)]: "Bridge", [uuid(22)]: "Squat", [uuid(23)]: "Step up" };
const named = (id: string) => ({ name: names[id] ?? "", image: "" });
const allNames = { exercise: named, device: named, form: named, questions: new Map() } as unknown as Names;
const programmeOf = (...exercises: ProgrammeExercise[]): Programme => ({ exercises, devices: [], feedback: [] });

/** Opens the preview with surgery on Monday, March 2, and today three days later. */
const open = (saved: Programme, { now = saved, isCompared = false, pauses = noPauses } = {}) => {
  const edited: EditedProgramme = {
    programme: now,
    saved,
    visibleProgramme: now,
    pauses,
    names: allNames,
    edit: () => {},
    undoEdit: () => {},
    rowStateOf: () => plainRowState,
    revert: () => {},
  };
  return render(
    <PatientPreview
      planContext={planContext}
      kind="exercise"
      edited={edited}
      {...(isCompared && { changes: <p>The changes</p> })}
    />,
  );
};
const cell = (day: string) => page.getByRole("button", { name: new RegExp(`^${day}:`) });
const items = () => textsOf(page.getByRole("region", { name: "As the patient will see it" }).getByRole("listitem"));

test("the first day with something due is open: what it comes to, and each item with its dose and times", async () => {
  await open(programmeOf({ ...bridge, set: 1 }, { ...squat, startdate: 4, hold: 0 }));
  const panel = page.getByRole("region", { name: "As the patient will see it" });
  await expect.element(cell("03/05")).toHaveAttribute("aria-pressed", "true");
  await expect.element(panel).toMatchTextContent(/Thu, Mar 5 · S\+3.*3 rounds · about/);
  expect(items()).toEqual(["Bridge10, hold 5 seconds3×"]);
  await cell("03/06").click();
  expect(items()).toEqual(["Bridge10, hold 5 seconds3×", "Squat2 × 103×"]);
  await cell("03/20").click();
  await expect.element(page.getByText("Nothing is due.")).toBeVisible();
});

test("a day is told by its counts, surgery among them; what is past differs from what comes", async () => {
  await open(programmeOf({ ...bridge, startdate: -3 }));
  await expect.element(cell("03/05")).toHaveAccessibleName("03/05: 1 exercise.");
  await expect.element(cell("03/02")).toHaveAccessibleName(/surgery\.$/);
  await expect.element(cell("03/09")).toHaveAccessibleName("03/09: 0 exercises.");
  await expect.element(cell("03/04")).toHaveAttribute("data-past", "true");
  await expect.element(cell("03/05")).toHaveAttribute("data-past", "false");
});

test("on a day of a pause nothing is due", async () => {
  await open(programmeOf(bridge), {
    pauses: { holds: [{ from: "2026-03-06" as CalendarDate, to: null }], inactive: [] },
  });
  await expect.element(cell("03/05")).toHaveAccessibleName("03/05: 1 exercise.");
  await expect.element(cell("03/06")).toHaveAccessibleName("03/06: 0 exercises.");
});

test("the arrow keys choose days beside, above and below, with the focus; beyond the four weeks they lead nowhere", async () => {
  await open(programmeOf(bridge));
  await expect.element(cell("03/05")).toHaveAttribute("tabindex", "0");
  cell("03/05").element().focus();
  for (const [key, day] of [
    ["ArrowRight", "03/06"],
    ["ArrowDown", "03/13"],
    ["ArrowLeft", "03/12"],
    ["ArrowUp", "03/05"],
    ["ArrowUp", "03/05"],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(cell(day), { message: key }).toHaveFocus();
    await expect.element(cell(day)).toHaveAttribute("aria-pressed", "true");
  }
  expect(document.querySelectorAll("fieldset button[tabindex='0']")).toHaveLength(1);
});

test("four weeks earlier and later are shown, with their span", async () => {
  await open(programmeOf({ ...bridge, enddate: 60 }));
  const weeks = page.getByRole("region", { name: "4 weeks" });
  const first = () => weeks.getByRole("group", { name: "Days" }).getByRole("button").first();
  await expect.element(first()).toHaveAccessibleName(/^03\/01:/);
  await page.getByRole("button", { name: "4 weeks later" }).click();
  await expect.element(first()).toHaveAccessibleName(/^03\/29:/);
  await page.getByRole("button", { name: "4 weeks earlier" }).click();
  await page.getByRole("button", { name: "4 weeks earlier" }).click();
  await expect.element(first()).toHaveAccessibleName(/^02\/01:/);
});

test("of more than six items the rest come when asked for", async () => {
  await open(
    programmeOf(
      ...Array.from({ length: 8 }, (_, at) => ({
        ...bridge,
        _id: readId(uuid(60 + at)),
        exercise: readId(uuid(80 + at)),
      })),
    ),
  );
  await expect.poll(items).toHaveLength(6);
  await page.getByRole("button", { name: "2 more" }).click();
  await expect.poll(items).toHaveLength(8);
});

test("what stands twice on a day is said once, and Show them opens the first such day", async () => {
  await open(
    programmeOf(bridge, { ...bridge, _id: readId(uuid(19)), startdate: 5 }, squat, {
      ...squat,
      _id: readId(uuid(18)),
      startdate: 6,
    }),
  );
  await expect.element(page.getByText("Bridge and Squat stand twice on some of these days.")).toBeVisible();
  await page.getByRole("button", { name: "Show them" }).click();
  await expect.element(cell("03/07")).toHaveAttribute("aria-pressed", "true");
});

test("beside what is changed the first day that differs is open, as it was and as it will be", async () => {
  const saved = programmeOf(bridge, step);
  await open(saved, { now: programmeOf({ ...bridge, enddate: 5 }, step), isCompared: true });
  const panel = page.getByRole("region", { name: "What this changes" });
  await expect.element(cell("03/08")).toHaveAttribute("aria-pressed", "true");
  await expect.element(cell("03/08")).toHaveAttribute("data-changed", "true");
  await expect.element(cell("03/07")).toHaveAttribute("data-changed", "false");
  await expect.element(panel).toMatchTextContent(/1 exercise, 3 rounds.*nothing due.*The changes/);
  await cell("03/07").click();
  expect(panel.getByLabelText("becomes").elements()).toEqual([]);
});
