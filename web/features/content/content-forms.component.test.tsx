import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { button, select } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render } from "../../testing/render.tsx";
import { requiredLabels } from "../../testing/required-labels.ts";
import { uuid } from "../../testing/uuid.ts";
import { ClinicsOfCompanyDocument } from "./filter/clinics.graphql.ts";
import { SaveContentDraftDocument } from "./content-changes.graphql.ts";
import { ContentByIdDocument, ContentVersionsDocument } from "./content-record.graphql.ts";
import { ContentCountsDocument, ContentListDocument } from "./content-list.graphql.ts";
import { contentRecord, listedContent } from "./content-records.fixture.ts";
import { CarePlanPage, QuestionnairePage, RegimenPage } from "./ContentPages.tsx";
import { DevicesPage, ExercisesPage } from "./ContentPanels.tsx";

const success = { status: "success", message: "" };
const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
const pages = {
  exercises: <ExercisesPage />,
  devices: <DevicesPage />,
  questionnaires: <QuestionnairePage />,
  regimens: <RegimenPage />,
  "care-plans": <CarePlanPage />,
};
const choose = (name: string, option: string) => select(name).first().selectOptions(option);

/** Opens the form of new content, for which there is one part of each kind. */
const openNew = async (kind: keyof typeof pages) => {
  const contents = [listedContent({ versionid: uuid(21), name: "Part", image: picture })];
  mockServer.answer(ContentListDocument, { getContentList: { ...success, total: 1, contents } });
  mockServer.answer(ContentCountsDocument, { getContentCounts: { ...success, counts: [] } });
  mockServer.answer(ClinicsOfCompanyDocument, { getCompanyCustomerList: { ...success, customers: [] } });
  mockServer.answer(ContentByIdDocument, { getContent: { ...success, content: contentRecord() } });
  mockServer.answer(ContentVersionsDocument, { getContentVersions: { ...success, versions: [] } });
  mockServer.answer(SaveContentDraftDocument, { saveContentDraft: { ...success, content: contentRecord() } });
  await render(pages[kind], {
    at: `/content/${kind}/new`,
    path: `/content/${kind}/:id?`,
    profile: ofCompany(),
  });
  await expect.element(button("Save draft")).toBeVisible();
  await expect.poll(() => mockServer.sent(ContentListDocument).length + Number(kind === "questionnaires")).not.toBe(0);
};

test("what an exercise must have is marked", async () => {
  await openNew("exercises");
  expect(requiredLabels()).toEqual([
    "Name",
    "What it is good for",
    "Hold in seconds",
    "Repeat",
    "Set",
    "Daily",
    "Interval",
  ]);
});

test("what a device must have is marked, and of its values what they measure and how far they reach", async () => {
  await openNew("devices");
  await button("Add value").click();
  await button("Add limit of value 0").click();
  expect(requiredLabels()).toEqual(["Display name", "For", "Measures", "Smallest possible", "Largest possible"]);
});

test("what a questionnaire must have is marked, with each question, answer and its points", async () => {
  await openNew("questionnaires");
  await button("Add question").click();
  expect(requiredLabels()).toEqual(["Short name", "Question", "Answer 1", "Points", "Answer 2", "Points"]);
  const limits = [...document.querySelectorAll<HTMLInputElement>("fieldset input[maxlength]")].map(
    (input) => input.maxLength,
  );
  expect(limits).toEqual([60, 200, 100, 100]);
});

test("what a regimen must have is marked, and of its exercises their days and dose; each has its picture", async () => {
  await openNew("regimens");
  await button("Add exercise").click();
  await page.getByRole("menuitem", { name: "Part" }).click();
  await expect.element(page.getByRole("group", { name: "Part" })).toBeVisible();
  const dose = ["First day", "Last day", "Times a day", "Hold in seconds", "Repeat", "Set"];
  expect(requiredLabels()).toEqual(["Name", "Surgery type", "First day", "Last day", ...dose]);
  expect(document.querySelector("li img")?.getAttribute("src")).toBe(picture);
});

test("what a care plan must have is marked, and of its parts their days; a part that is added leaves the focus where it was", async () => {
  await openNew("care-plans");
  await page.getByText("Offered to all clinics").click();
  const first = ["Name", "Description", "Surgery type"];
  expect(requiredLabels()).toEqual(first);
  await expect.element(page.getByText("0 / 300")).toBeVisible();
  expect(page.getByRole("group", { name: "Clinics" }).element().querySelector("legend")!.textContent).toBe("* Clinics");
  for (const name of ["Add device", "Add questionnaire"]) {
    select(name).element().focus();
    await choose(name, "Part");
    await expect.element(page.getByRole("group", { name: "Part v1" }).first()).toBeVisible();
    expect(document.activeElement?.closest("fieldset")?.textContent ?? "").not.toMatch(/^Part/);
  }
  expect(requiredLabels()).toEqual([...first, "First day", "Last day", "First day", "Last day"]);
  await choose("Schedule", "Custom days");
  expect(requiredLabels()).toEqual([...first, "First day", "Last day", "Days from surgery"]);
  await button("Save draft").click();
  await expect
    .poll(() => mockServer.sent(SaveContentDraftDocument)[0]?.body.carePlan?.devices)
    .toEqual([{ deviceid: uuid(21), start_date: 1, end_date: 42, interval: 1, time: 1, skiponsurgerydate: true }]);
});

test.each([
  ["exercises", "exercise"],
  ["devices", "device"],
  ["questionnaires", "questionnaire"],
] as const)("the picture that is chosen for %s arrives", async (kind, name) => {
  const { fetch: usual } = globalThis;
  globalThis.fetch = async (input, init) =>
    input === "/images" ? Response.json({ image: picture }) : usual(input, init);
  onTestFinished(() => void (globalThis.fetch = usual));
  await openNew(kind);
  await page.getByLabelText("Choose image").upload(new File(["picture"], "bridge.jpg", { type: "image/jpeg" }));
  await expect.element(page.getByRole("img", { name: "Image" })).toBeInTheDocument();
  await button("Save draft").click();
  await expect.poll(() => mockServer.sent(SaveContentDraftDocument)[0]?.body[name]?.image).toBe(picture);
});
