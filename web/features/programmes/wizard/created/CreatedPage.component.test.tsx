import type { QueryTag } from "@restride/domain/query-tags.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { useGraphqlQuery } from "../../../../platform/calls/use-graphql-query.ts";
import { button } from "../../../../testing/finders.ts";
import { mockServer } from "../../../../testing/mock-server.ts";
import { textsOf } from "../../../../testing/texts-of.ts";
import { uuid } from "../../../../testing/uuid.ts";
import { AssignedRegimensDocument } from "../../content.graphql.ts";
import { AddPatientAdminDocument } from "../create.graphql.ts";
import { emptyProgramme, type WizardContent } from "../wizard-content.ts";
import { all, bends, card, device, open, painCheck, patient, surgery, today } from "../wizard-pages.fixture.tsx";
import { wizard } from "../wizard-store.ts";
import { QuestionnairesPage } from "../WizardPages.tsx";

const programme = { exercises: [bends], devices: [device(21), device(22)], feedback: [painCheck] };
const onDay = (day: number): string => formatUs(addDays(surgery, day));
/** Returns a date as the page lists it, without its year. */
const short = (day: number): string => onDay(day).slice(0, 5);

/** Stands for a list of new patients, drafts, or registrations. */
function Beside({ about }: { about: QueryTag }) {
  useGraphqlQuery(AssignedRegimensDocument, { patient: { surgery_type: "knee" } } as never, { tags: [about] });
  return null;
}

const create = async (Page = QuestionnairesPage, change: Partial<WizardContent> = {}) => {
  mockServer.answer(AddPatientAdminDocument, {
    addPatientAdmin: { status: "success", message: "", patient: { _id: uuid(77) } },
  });
  const screen = await open(Page, "questionnaire", { carePlan: all, programme, ...change });
  await expect.element(card("Pain Check")).toBeVisible();
  await button("Create patient").click();
  return screen;
};
const heading = () => page.getByRole("heading", { name: "Leilani Salazar has a programme" });

test("B174 B305: a patient is created once with all that was typed and chosen, and the draft is named", async () => {
  const answer = mockServer.delay(AddPatientAdminDocument);
  await open(QuestionnairesPage, "questionnaire", { carePlan: all, programme });
  await expect.element(card("Pain Check")).toBeVisible();
  await button("Create patient").dblClick();
  answer({ addPatientAdmin: { status: "success", message: "", patient: { _id: uuid(77) } } });
  await expect.element(heading()).toHaveFocus();
  expect(mockServer.sent(AddPatientAdminDocument)).toEqual([
    {
      patient: { ...patient, dob: "05/01/1960", phone: "+13125550142" },
      exercises: [bends],
      devices: [device(21), device(22)],
      feedback: [painCheck],
      careplan: uuid(51),
      include_regimens: true,
      registration: null,
      although: null,
      draft: uuid(61),
    },
  ]);
});

test("the page of a created patient sums the programme up and says what happens, day by day", async () => {
  await create();
  await expect.element(heading()).toBeVisible();
  await expect
    .element(page.getByText(/^Knee\./))
    .toMatchTextContent(new RegExp(`^Knee\\. Exercises to ${onDay(14)}\\. Questionnaires to `));
  expect(textsOf(page.getByRole("term"))).toEqual(["1 exercise", "2 devices", "1 questionnaire"]);
  expect(textsOf(page.getByRole("definition")).slice(0, 2)).toEqual(["1 regimen, 0 chains", `first: ${onDay(1)}`]);
  const lines = textsOf(page.getByRole("region", { name: "What happens now" }).getByRole("listitem"));
  expect(lines.slice(0, 3)).toEqual([
    expect.stringMatching(/^Today\d\d\/\d\dLink to the app is on its way to .*0142$/),
    `Today${formatUs(today).slice(0, 5)}2 devices ordered, status Pending`,
    expect.stringMatching(new RegExp(`^[A-Z][a-z]{2}${short(0)}Surgery, nothing is due$`)),
  ]);
  expect(lines.join("\n")).toMatch(`${short(1)}First Weeks begins: 1 exercise that day`);
  expect(lines.join("\n")).toMatch(`${short(1)}Step Counter and Thermometer begin`);
  expect(lines.at(-1)).toMatch(new RegExp(`^[A-Z][a-z]{2}${short(42)}Last day of the programme`));
});

test("a questionnaire with two spans is one, and its last day is that of the later span", async () => {
  const daily = { ...painCheck, schedule: [0, 1, 2, 3, 4, 5, 6] };
  const later = { ...daily, _id: readId(uuid(132)), startdate: 50, enddate: 60 };
  await create(undefined, { programme: { ...programme, feedback: [daily, later] } });
  await expect.element(heading()).toBeVisible();
  expect(textsOf(page.getByRole("term"))).toEqual(["1 exercise", "2 devices", "1 questionnaire"]);
  await expect
    .element(page.getByText(`Knee. Exercises to ${onDay(14)}. Questionnaires to ${onDay(60)}.`, { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText("Pain Check is asked", { exact: true })).toBeVisible();
});

test("a patient who is registered, or added in spite of a match, is created as that", async () => {
  const although = "Other: A twin";
  await create(undefined, { registration: readId(uuid(55)), although });
  await expect
    .poll(() => mockServer.sent(AddPatientAdminDocument))
    .toMatchObject([{ registration: uuid(55), although: { reason: "Other", text: "A twin" } }]);
});

test("from a created patient the way leads to the page of the patient, or to another new one, which begins empty", async () => {
  const { address } = await create();
  await expect
    .element(page.getByRole("link", { name: "Open Leilani Salazar" }))
    .toHaveAttribute("href", `/patient/${uuid(77)}`);
  await page.getByRole("link", { name: "Add another patient" }).click();
  await expect.poll(address).toBe("/patient/add/info");
  expect(wizard.current().content).toMatchObject({ carePlan: null, programme: emptyProgramme });
  expect(wizard.current().draft).toBeNull();
});

test("the programme of a created patient is printed", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  await create();
  await button("Print programme").click();
  expect(print).toHaveBeenCalledOnce();
});

test.each(["patients", "drafts", "registrations"] as const)(
  "after a patient was created, %s are read again",
  async (about) => {
    mockServer.answer(AssignedRegimensDocument, {
      getAutoAssignedRegimens: { status: "success", message: "", regimens: [] },
    });
    await create(() => (
      <>
        <Beside about={about} />
        <QuestionnairesPage />
      </>
    ));
    await expect.element(heading()).toBeVisible();
    await expect.poll(() => mockServer.sent(AssignedRegimensDocument).length).toBeGreaterThan(1);
  },
);
