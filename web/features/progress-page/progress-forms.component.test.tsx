import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, dialog } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { Progress } from "./Progress.tsx";
import { survey } from "./progress-page.fixture.tsx";

const counts = (done: number) => ({ due: 4, done });
const week = (date: string, done: number) => ({
  date: calendarDate(date),
  exercise: counts(done),
  measurement: counts(0),
  questionnaire: counts(done),
});
const filled = (id: number, shortname: string, date: string, score: number) => ({
  formid: uuid(id),
  shortname,
  date: calendarDate(date),
  kind: shortname === "Pain Level" ? "pain" : "oxford-knee",
  score,
});
const forms = [
  filled(3, "Pain Level", "2026-03-03", 2),
  filled(2, "Knee Function 12", "2026-02-24", 31),
  filled(1, "Pain Level", "2026-02-23", 3),
];
const weeks = ["2026-02-08", "2026-02-15", "2026-02-22", "2026-03-01"].map((sunday, at) => week(sunday, at));

const open = async (includedevices = true) => {
  const opened: string[] = [];
  await render(
    <Progress
      access={{ patientid: uuid(1), link: "link" }}
      survey={{ ...survey, includedevices, timezone: "America/Denver", forms, weeks }}
      links={() => null}
      deviceChart={() => null}
      form={({ patientid, link }, { formid }, timeZone, onClose) => {
        opened.push([patientid, link, formid, timeZone].join(" "));
        return (
          <button type="button" onClick={onClose}>
            Close the form
          </button>
        );
      }}
    />,
    { profile: null },
  );
  return opened;
};

test("B098: a patient who includes no devices has no Measurement on the page", async () => {
  await open(false);
  await expect.element(button(/^.*Questionnaire \d/)).toBeVisible();
  expect(button(/^.*Measurement/).elements()).toEqual([]);
});

test("B100: the newest form of each questionnaire stands with its day and score, and opens in the clinic's zone", async () => {
  const opened = await open();
  const section = page.getByRole("region", { name: "Questionnaires" });
  expect(textsOf(section.getByRole("listitem"))).toEqual([
    "Pain Level 03/03/2026 Mild",
    "Knee Function 12 02/24/2026 31 / 48",
  ]);
  await button(/^Knee Function 12/).click();
  expect(opened.at(-1)).toBe(`${uuid(1)} link ${uuid(2)} America/Denver`);
  await page.getByRole("button", { name: "Close the form" }).click();
  await expect.element(page.getByRole("button", { name: "Close the form" })).not.toBeInTheDocument();
});

test("B100 B101: a week of questionnaires opens its forms, Back leads to the weeks, and a form opens from there", async () => {
  const opened = await open();
  await button(/^.*Questionnaire \d/).click();
  await dialog("Questionnaire").getByRole("button", { name: "02/22/2026" }).click();
  const forms2 = dialog("Week of 02/22/2026");
  await expect.element(forms2.getByRole("listitem")).toHaveLength(2);
  expect(textsOf(forms2.getByRole("listitem"))).toEqual([
    "Knee Function 12 02/24/2026 31 / 48",
    "Pain Level 02/23/2026 Moderate",
  ]);
  await forms2.getByRole("button", { name: "Back" }).click();
  await dialog("Questionnaire").getByRole("button", { name: "02/15/2026" }).click();
  await expect.element(dialog("Week of 02/15/2026").getByText("Data not recorded")).toBeVisible();
  await dialog("Week of 02/15/2026").getByRole("button", { name: "Back" }).click();
  await dialog("Questionnaire").getByRole("button", { name: "02/22/2026" }).click();
  await forms2.getByRole("button", { name: /^Pain Level/ }).click();
  expect(opened.at(-1)).toBe(`${uuid(1)} link ${uuid(1)} America/Denver`);
});

test("B099: weeks of exercises open no forms, and the period chooses how many whole weeks there are", async () => {
  await open();
  await button(/^.*Exercise \d/).click();
  await expect.element(dialog("Exercise").getByRole("row")).toHaveLength(3);
  expect(dialog("Exercise").getByRole("button", { name: "02/22/2026" }).elements()).toEqual([]);
  await dialog("Exercise").getByRole("button", { name: "Close" }).click();
  await expect.element(dialog("Exercise")).not.toBeInTheDocument();
  for (const area of ["Measurement", "Questionnaire"]) {
    await button(new RegExp(`^.*${area} \\d`)).click();
    const heads = dialog(area).getByRole("columnheader");
    await expect.poll(() => textsOf(heads)).toEqual(["Week Of", "Compliance"]);
    await dialog(area).getByRole("button", { name: "Close" }).click();
  }
  await page.getByText("4 weeks", { exact: true }).click();
  await button(/^.*Exercise \d/).click();
  await expect.element(dialog("Exercise").getByRole("row")).toHaveLength(4);
});

test("a form without a score says none, and a questionnaire nobody filled in is not recorded", async () => {
  await render(
    <Progress
      access={{ patientid: uuid(1), link: "link" }}
      survey={survey}
      links={() => null}
      deviceChart={() => null}
      form={() => null}
    />,
    { profile: null },
  );
  await expect
    .element(page.getByRole("region", { name: "Questionnaires" }).getByText("Data not recorded"))
    .toBeVisible();
});
