import { readId } from "@restride/domain/values/id.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { textsOf } from "../../../../testing/texts-of.ts";
import { uuid } from "../../../../testing/uuid.ts";
import { all, answerPlans, bends, device, open, painCheck, patient, plan, today } from "../wizard-pages.fixture.tsx";
import { emptyProgramme, type WizardContent } from "../wizard-content.ts";
import { CarePlanPage } from "../WizardPages.tsx";

const later = { ...painCheck, _id: readId(uuid(132)), startdate: 50, enddate: 63 };
const openPreview = async (change: Partial<WizardContent>) => {
  answerPlans(plan(51, "Knee", [21]), plan(52, "Knee Fast"));
  await open(CarePlanPage, "careplan", change);
  await expect.element(preview()).toBeVisible();
};
const preview = () => page.getByRole("region", { name: "Assigned plan" });
const lines = () => textsOf(preview().getByRole("listitem"));

test("B062: the assigned plan shows each part with its days, a questionnaire from its first span to its last", async () => {
  await openPreview({
    carePlan: all,
    programme: {
      devices: [{ ...device(21), enddate: 30, interval: 7 }, device(22)],
      exercises: [bends, { ...bends, _id: readId(uuid(142)), enddate: 20 }],
      feedback: [painCheck, later],
    },
  });
  await expect
    .poll(lines)
    .toEqual([
      "Step Counter Once A WeekS+1 → S+30",
      "Thermometer Every DayS+1 → S+14",
      "First Weeks 2 exercisesS+1 → S+20",
      "Pain Check weeklyS+1 → S+63",
    ]);
  await expect.element(preview().getByText("1 plan", { exact: true })).toBeVisible();
  expect(preview().getByText("What has passed by today is left out.").elements()).toEqual([]);
});

test("exercises that were added by hand stand there as added for this patient", async () => {
  await openPreview({
    carePlan: all,
    programme: { ...emptyProgramme, exercises: [bends, { ...bends, _id: readId(uuid(142)), regimen: null }] },
  });
  await expect
    .poll(lines)
    .toEqual(["None", "First Weeks 1 exerciseS+1 → S+14", "Added for this patient 1 exerciseS+1 → S+14", "None"]);
});

test("after surgery it says that what has passed is left out", async () => {
  const operated = { ...patient, surgery: { ...patient.surgery, date: addDays(today, -3) } };
  await openPreview({ carePlan: all, patient: operated });
  await expect.element(preview().getByText("What has passed by today is left out.")).toBeVisible();
});

test("without a plan it says what to do", async () => {
  await openPreview({});
  await expect.element(preview().getByText("None yet. Assign one of the plans.")).toBeVisible();
  expect(lines()).toEqual([]);
});
