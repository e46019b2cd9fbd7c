import type { PatientForm } from "@restride/domain/patients/patient-form.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { session } from "../../../../platform/session/session.ts";
import { mockServer } from "../../../../testing/mock-server.ts";
import { render, signedIn } from "../../../../testing/render.tsx";
import { textsOf } from "../../../../testing/texts-of.ts";
import { uuid } from "../../../../testing/uuid.ts";
import { AssignedRegimensDocument, ContentNamesDocument, type OfferedPlanFragment } from "../../content.graphql.ts";
import type { NewPatient } from "../use-wizard.ts";
import { emptyProgramme } from "../wizard-content.ts";
import { wizard } from "../wizard-store.ts";
import { CompareDialog } from "./CompareDialog.tsx";

const [scale, cuff] = [readId(uuid(11)), readId(uuid(12))];
const plan: OfferedPlanFragment = {
  _id: uuid(1),
  name: "Knee Standard",
  description: "",
  age_groups: [],
  include_regimens: true,
  deviceids: [
    {
      _id: scale,
      display_name: "Scale",
      scheduled_criteria: { start_date: 1, end_date: 60, interval: 1, time: 1, skiponsurgerydate: false },
    },
    {
      _id: cuff,
      display_name: "Cuff",
      scheduled_criteria: { start_date: 1, end_date: 9, interval: 1, time: 1, skiponsurgerydate: false },
    },
  ],
  regimens: [],
  feedback: [],
};
const planContext = {
  patient: {
    firstname: "Ann",
    lastname: "Bell",
    gender: "female",
    dob: "1960-05-01" as CalendarDate,
    surgery: { type: "knee", date: "2026-03-02" as CalendarDate },
  } as PatientForm,
  today: "2026-03-02" as CalendarDate,
  day: 0,
} satisfies NewPatient;

const answerRegimens = (): void => {
  const named = { number: 1, image: null, questions: null, recalldays: null, measures: null, retired: false };
  const names = [
    { ...named, _id: scale, content: uuid(81), name: "Scale", newest: true },
    { ...named, _id: cuff, content: uuid(82), name: "Cuff", newest: true },
  ];
  mockServer.answer(ContentNamesDocument, { getContentNames: { status: "success", message: "", names } });
  mockServer.answer(AssignedRegimensDocument, {
    getAutoAssignedRegimens: { status: "success", message: "", regimens: [] },
  });
};
const broughtScale = (enddate: number) => ({
  _id: readId(uuid(91)),
  deviceid: scale,
  startdate: 1,
  enddate,
  interval: 1 as const,
  time: 1,
  skiponsurgerydate: false,
});
const open = async (devices = [broughtScale(30)]) => {
  let closings = 0;
  onTestFinished(() => wizard.begin());
  session.save(signedIn());
  wizard.begin();
  wizard.edit({ brought: { ...emptyProgramme, devices } });
  await render(
    <CompareDialog plan={plan} planContext={planContext} subject="Ann Bell" onClose={() => (closings += 1)} />,
  );
  return { closings: () => closings };
};

test("each row that the newer version brings otherwise is named, with before and now", async () => {
  answerRegimens();
  await open();
  await expect.element(page.getByRole("dialog", { name: /Knee Standard/ })).toMatchTextContent(/Ann Bell/);
  const days = "Every Day, 1× a day, also on the surgery date";
  await expect
    .poll(() => textsOf(page.getByRole("listitem")))
    .toEqual([`Scalebefore: S+1 → S+30, ${days}now: S+1 → S+60, ${days}`, `Cuffnew: S+1 → S+9, ${days}`]);
  expect(mockServer.sent(AssignedRegimensDocument)).toEqual([
    { patient: { surgery_type: "knee", age_group: "61-70", gender: "female", careplan: uuid(1) } },
  ]);
});

test("until the newer version is there it says that it compares", async () => {
  answerRegimens();
  const answer = mockServer.delay(AssignedRegimensDocument);
  await open();
  await expect.element(page.getByText("Comparing…")).toBeVisible();
  answer({ getAutoAssignedRegimens: { status: "success", message: "", regimens: [] } });
  await expect.element(page.getByText("Comparing…")).not.toBeInTheDocument();
});

test("a version that cannot be read is told, and the dialog closes", async () => {
  answerRegimens();
  mockServer.answer(AssignedRegimensDocument, {
    getAutoAssignedRegimens: { status: "fail", message: "Try again in a minute.", regimens: null },
  });
  const { closings } = await open();
  await expect.poll(closings).toBe(1);
  await expect.element(page.getByText("Try again in a minute.")).toBeVisible();
});
