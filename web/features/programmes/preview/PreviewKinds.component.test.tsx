import type { Programme } from "@restride/domain/programmes/programme.ts";
import { readId } from "@restride/domain/values/id.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { type EditedProgramme, noPauses, plainRowState } from "../edited-programme.ts";
import { bridge, planContext } from "../exercises/exercise-table.fixture.tsx";
import type { Names } from "../use-content.ts";
import { PatientPreview } from "./PatientPreview.tsx";
import type { ItemKind } from "./preview-items.ts";
import { PreviewButton, WithPreview } from "./WithPreview.tsx";

const words: Record<string, string> = {
  [uuid(21)]: "Bridge",
  [uuid(41)]: "Scale",
  [uuid(51)]: "Sleep",
  [uuid(52)]: "Pain",
};
const named = (id: string) => ({ name: words[id] ?? "", image: "" });
const questions = new Map([
  [uuid(51), 1],
  [uuid(52), 12],
]);
const names = { exercise: named, device: named, form: named, questions } as unknown as Names;

/** Scale from S+4 on. Surgery is on Monday, March 2, and today three days later. */
const scale: Programme["devices"][number] = {
  _id: readId(uuid(61)),
  deviceid: readId(uuid(41)),
  startdate: 4,
  enddate: 30,
  interval: 1,
  time: 2,
  skiponsurgerydate: true,
};
const sleep: Programme["feedback"][number] = {
  _id: readId(uuid(71)),
  formid: readId(uuid(51)),
  scheduletype: "custom",
  schedule: [5],
  startdate: 5,
  enddate: 5,
  skiponsurgerydate: true,
};
const pain = { ...sleep, _id: readId(uuid(72)), formid: readId(uuid(52)) };

const edited = (programme: Programme): EditedProgramme => ({
  programme,
  saved: programme,
  visibleProgramme: programme,
  pauses: noPauses,
  names,
  edit: () => {},
  undoEdit: () => {},
  rowStateOf: () => plainRowState,
  revert: () => {},
});
const all: Programme = { exercises: [bridge], devices: [scale], feedback: [sleep, pain] };
const open = (kind: ItemKind, programme = all) =>
  render(<PatientPreview planContext={planContext} kind={kind} edited={edited(programme)} />);
const panel = () => page.getByRole("region", { name: "As the patient will see it" });
const cell = (day: string) => page.getByRole("button", { name: new RegExp(`^${day}:`) });
const items = () => textsOf(panel().getByRole("listitem"));

test("a page of devices opens the first day with one, and says how often it measures", async () => {
  await open("device");
  await expect.element(cell("03/06")).toHaveAttribute("aria-pressed", "true");
  await expect.element(panel()).toMatchTextContent(/Fri, Mar 6 · S\+4.*1 device, 2 measurements/);
  expect(items()).toEqual(["Scale2×"]);
});

test("a page of questionnaires opens the first day on which one is asked, with how many questions each has", async () => {
  await open("questionnaire");
  await expect.element(cell("03/07")).toHaveAttribute("aria-pressed", "true");
  await expect.element(panel()).toMatchTextContent(/Sat, Mar 7 · S\+5.*2 questionnaires/);
  expect(items()).toEqual(["Sleep1 question", "Pain12 questions"]);
});

test("a day is told with all that is due on it, and its mark shows each kind", async () => {
  await open("exercise");
  await expect.element(cell("03/07")).toHaveAccessibleName("03/07: 1 exercise, measurement, questionnaire.");
  await expect.element(cell("03/06")).toHaveAccessibleName("03/06: 1 exercise, measurement.");
  const marks = (day: string) => cell(day).element().querySelectorAll("[data-changed] > i").length;
  expect([marks("03/05"), marks("03/06"), marks("03/07")]).toEqual([0, 1, 2]);
});

test("today and the first day of a month stand out, and the weeks begin on Sunday", async () => {
  await open("exercise");
  await expect.element(page.getByText("Mar 1 – Mar 28", { exact: true })).toBeVisible();
  await cell("03/07").click();
  expect(cell("03/05").element().querySelector("[data-today=true]")?.textContent).toBe("5");
  expect(document.querySelectorAll("[data-today=true]")).toHaveLength(1);
  await page.getByRole("button", { name: "4 weeks later" }).click();
  await expect.element(page.getByText("Mar 29 – Apr 25", { exact: true })).toBeVisible();
  expect(cell("04/01").element().querySelector("small")?.textContent).toBe("Apr");
  expect(cell("04/02").element().querySelector("small")).toBeNull();
});

test("the bar of a day is as long as its share of the fullest day's exercises", async () => {
  const second = { ...bridge, _id: readId(uuid(19)), startdate: 5 };
  await open("exercise", { ...all, exercises: [bridge, second] });
  const width = (day: string) => cell(day).element().querySelector<HTMLElement>("i > i")?.style.width;
  await expect.element(cell("03/07")).toBeVisible();
  expect([width("03/05"), width("03/07"), width("03/20")]).toEqual(["50%", "100%", undefined]);
});

test("in a window without room beside the page a button opens the four weeks, and Close leads back", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  const preview = { planContext, kind: "device" as const, edited: edited(all) };
  await render(
    <>
      <WithPreview {...preview}>The page</WithPreview>
      <PreviewButton {...preview} />
    </>,
  );
  await expect.element(panel()).toBeVisible();
  expect(page.getByRole("button", { name: "4 weeks", exact: true }).elements()).toEqual([]);
  await page.viewport(1000, 900);
  await expect.element(panel()).not.toBeInTheDocument();
  await page.getByRole("button", { name: "4 weeks", exact: true }).click();
  await expect.element(page.getByRole("dialog", { name: "4 weeks" })).toMatchTextContent(/1 device, 2 measurements/);
  await page.getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
