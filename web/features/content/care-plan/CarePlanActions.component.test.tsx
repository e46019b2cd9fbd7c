import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, field } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { ClinicsOfCompanyDocument } from "../filter/clinics.graphql.ts";
import { ContentByIdDocument, ContentVersionsDocument } from "../content-record.graphql.ts";
import { ContentListDocument } from "../content-list.graphql.ts";
import {
  CopyContentDocument,
  DiscardContentDraftDocument,
  PublishContentDocument,
  RetireContentDocument,
  SaveContentDraftDocument,
} from "../content-changes.graphql.ts";
import { PreviewPublishDocument } from "../apply/apply.graphql.ts";
import { listedContent } from "../content-records.fixture.ts";
import { CarePlanPage } from "../ContentPages.tsx";
import { draft, nextDraft, open, published } from "./care-plan.fixture.tsx";

const choose = (name: string, option: string) => page.getByRole("combobox", { name }).selectOptions(option);
const success = { status: "success", message: "" };
const dialog = page.getByRole("dialog");
const answerSave = (content = draft): void =>
  mockServer.answer(SaveContentDraftDocument, { saveContentDraft: { ...success, content } });

const openNew = async () => {
  const options = [
    listedContent({ _id: uuid(31), versionid: uuid(41), name: "Bending" }),
    listedContent({ _id: uuid(32), versionid: uuid(42), name: "Stairs" }),
    listedContent({ _id: uuid(33), versionid: uuid(43), name: "Retired one", state: "retired" }),
    listedContent({ _id: uuid(34), versionid: null, name: "Never published" }),
  ];
  mockServer.answer(ContentListDocument, { getContentList: { ...success, total: 4, contents: options } });
  mockServer.answer(ClinicsOfCompanyDocument, {
    getCompanyCustomerList: { ...success, customers: [{ _id: uuid(71), name: "Lake Clinic" }] },
  });
  mockServer.answer(ContentByIdDocument, { getContent: { ...success, content: draft } });
  mockServer.answer(ContentVersionsDocument, { getContentVersions: { ...success, versions: [] } });
  const at = "/content/care-plans/new";
  const screen = await render(<CarePlanPage />, { at, path: "/content/care-plans/:id", profile: ofCompany() });
  await expect.element(page.getByRole("option", { name: "Bending" }).first()).toBeInTheDocument();
  return screen;
};

test("a plan without a name or anything to do is refused with a sentence at each field, and nothing is sent", async () => {
  await openNew();
  await field("Name").fill("  ");
  await button("Publish version 1").click();
  await expect.element(field("Name")).toHaveAccessibleDescription("Please enter a name.");
  await expect.element(field("Name")).toHaveFocus();
  await expect.element(page.getByText("Please enter a description.")).toBeVisible();
  await field("Name").fill("After a fall");
  await field("Description").fill("Slowly.");
  await choose("Surgery type", "Hip");
  await button("Publish version 1").click();
  await expect.element(page.getByText("Add a regimen, a device or a questionnaire.")).toBeVisible();
  expect(mockServer.sent(SaveContentDraftDocument)).toEqual([]);
});

test("B421 B424: all that is typed of a new plan arrives, and it is opened and published at once", async () => {
  answerSave();
  mockServer.answer(PublishContentDocument, { publishContent: { ...success, message: "Published." } } as never);
  const { address } = await openNew();
  const regimens = page.getByRole("combobox", { name: "Add regimen" }).getByRole("option");
  await expect.poll(() => textsOf(regimens)).toEqual(["Choose", "Bending", "Stairs"]);
  await field("Name").fill("After a fall");
  await field("Description").fill("Slowly.");
  await choose("Surgery type", "Hip");
  await choose("Pace", "Gentle");
  await page.getByText("Offered to all clinics").click();
  await page.getByText("Lake Clinic").click();
  await choose("Add regimen", "Stairs");
  await choose("Add regimen", "Bending");
  await choose("Add device", "Stairs");
  const device = page.getByRole("group", { name: /^Stairs/ });
  await device.getByRole("textbox", { name: "Last day" }).fill("S+21");
  await device.getByRole("combobox", { name: "Times" }).selectOptions("2× a day");
  await choose("Add questionnaire", "Bending");
  const weekly = page.getByRole("group", { name: /^Bending/ });
  await weekly.getByText("Wed", { exact: true }).click();
  await weekly.getByText("Sun", { exact: true }).click();
  await button("Publish version 1").click();
  await expect.poll(address).toBe(`/content/care-plans/${uuid(1)}`);
  const span = { start_date: 1, end_date: 21, interval: 1, time: 2, skiponsurgerydate: true };
  expect(mockServer.sent(SaveContentDraftDocument)).toEqual([
    {
      kind: "carePlan",
      companyid: null,
      body: {
        carePlan: {
          name: "After a fall",
          description: "Slowly.",
          surgery_type: "hip",
          age_groups: [],
          pace: "gentle",
          customers: [uuid(71)],
          regimens: [uuid(42), uuid(41)],
          devices: [{ deviceid: uuid(42), ...span }],
          feedback: [
            {
              formid: uuid(41),
              scheduletype: "weekly",
              schedule: [0, 1, 3],
              startdate: 1,
              enddate: 42,
              skiponsurgerydate: true,
            },
          ],
        },
      },
    },
  ]);
  await expect.poll(() => mockServer.sent(PublishContentDocument)).toEqual([{ id: uuid(1), version: 1 }]);
});

test("a questionnaire is asked on custom days too, and a part that is taken out does not arrive", async () => {
  answerSave();
  await openNew();
  await choose("Add regimen", "Stairs");
  await button("Remove Stairs").click();
  await choose("Add questionnaire", "Bending");
  await choose("Schedule", "Custom days");
  await field("Days from surgery").fill("-14, 14, x, 42");
  await choose("Add device", "Stairs");
  await button("Remove Stairs").click();
  await button("Save draft").click();
  await expect.poll(() => mockServer.sent(SaveContentDraftDocument)).toHaveLength(1);
  const { carePlan } = mockServer.sent(SaveContentDraftDocument)[0]!.body as { carePlan: object };
  expect(carePlan).toMatchObject({
    regimens: [],
    devices: [],
    feedback: [{ scheduletype: "custom", schedule: [-14, 14, 42] }],
  });
});

test("what the server refuses is said, and what was typed stays", async () => {
  mockServer.answer(SaveContentDraftDocument, {
    saveContentDraft: { status: "fail", message: "A plan of this name is there already.", content: null },
  });
  await open(draft);
  await field("Name").fill("Knee Standard");
  await button("Save draft").click();
  await expect.element(page.getByText("A plan of this name is there already.")).toBeVisible();
  await expect.element(field("Name")).toHaveValue("Knee Standard");
});

test("a plan that runs asks before it is published; one that nobody runs does not", async () => {
  const running = { ...nextDraft, running: 2 };
  answerSave(running);
  mockServer.answer(PreviewPublishDocument, {
    previewPublish: { status: "fail", message: "Try again in a minute.", planHash: null, plan: null },
  });
  await open(running);
  await field("Name").fill("Knee 2");
  await button("Publish version 2").click();
  await expect.element(dialog).toBeVisible();
  expect(mockServer.sent(PublishContentDocument)).toEqual([]);
});

test("a newer version of a regimen takes the place of the one that is held", async () => {
  answerSave();
  const [regimen, device] = draft.parts;
  await open({ ...draft, parts: [{ ...regimen!, newest: uuid(91) }, device!] });
  await page.getByRole("button", { name: /^Take the newer version of/ }).click();
  await button("Save draft").click();
  await expect
    .poll(() => mockServer.sent(SaveContentDraftDocument))
    .toMatchObject([{ id: uuid(1), number: 0, version: 1 }]);
  const [sent] = mockServer.sent(SaveContentDraftDocument);
  expect(sent!.body).toMatchObject({ carePlan: { regimens: [uuid(91)] } });
});

test("a draft is discarded after a question, and leads back to the list", async () => {
  mockServer.answer(DiscardContentDraftDocument, {
    discardContentDraft: { ...success, message: "Discarded." },
  } as never);
  const { address } = await open(nextDraft);
  await button("Discard draft").click();
  await expect.element(dialog.getByText(/^Version 1 stays\./)).toBeVisible();
  expect(mockServer.sent(DiscardContentDraftDocument)).toEqual([]);
  await dialog.getByRole("button", { name: "Discard draft" }).click();
  await expect.poll(address).toBe("/content/care-plans");
  expect(mockServer.sent(DiscardContentDraftDocument)).toEqual([{ id: uuid(1) }]);
});

test.for([
  { title: "a published plan is retired", content: published, name: "Retire", retired: true },
  {
    title: "a retired plan is offered again",
    content: { ...published, state: "retired" },
    name: "Offer again",
    retired: false,
  },
])("$title", async ({ content, name, retired }) => {
  mockServer.answer(RetireContentDocument, { retireContent: { ...success, message: "Done.", content: null } });
  await open(content);
  await button(name).click();
  await expect.element(page.getByText("Done.")).toBeVisible();
  expect(mockServer.sent(RetireContentDocument)).toEqual([{ id: uuid(1), retired }]);
});

test("a plan that is ready is only copied, and the copy opens", async () => {
  mockServer.answer(CopyContentDocument, { copyContent: { ...success, content: { _id: uuid(7) } } });
  const { address } = await open({ ...published, state: "ready", mayedit: false });
  for (const name of ["Save draft", "Retire", "Publish version 2"]) expect(button(name).elements()).toEqual([]);
  await button("Copy").click();
  await expect.poll(address).toBe(`/content/care-plans/${uuid(7)}`);
});

test("the versions are listed with the draft first, and two of them are compared", async () => {
  await open({ ...nextDraft, changed: "2026-03-03T15:00:00.000Z", changedby: "Cora Coach" });
  const lines = page.getByRole("listitem").filter({ hasText: /^Version/ });
  await expect.poll(() => textsOf(lines).length).toBe(2);
  await expect.poll(() => textsOf(lines)[0]).toMatch(/^Version 2, draft.+03\/03\/2026, Cora Coach$/);
  expect(textsOf(lines)[1]).toBe("Version 1Came with Restride0 running");
  await button("Compare").click();
  await expect.element(page.getByRole("dialog", { name: /^Compare versions/ })).toBeVisible();
});
