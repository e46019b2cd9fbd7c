import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { button } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { openParts, tagsReadAgain } from "../../testing/open-parts.tsx";
import { signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { draft, nextDraft, open, published } from "./care-plan/care-plan.fixture.tsx";
import { ClinicsOfCompanyDocument } from "./filter/clinics.graphql.ts";
import { PublishContentDocument, SaveContentDraftDocument } from "./content-changes.graphql.ts";
import { ContentCompanyDocument, ContentHoldersDocument, ContentListDocument } from "./content-list.graphql.ts";
import { answerContent, open as openList } from "./content-list.fixture.tsx";

const success = { status: "success", message: "" };

test("the parts that a plan may have are read again when content changes, its clinics when customers do", async () => {
  await open(draft);
  const kinds = () => mockServer.sent(ContentListDocument).map(({ kind }) => kind);
  await expect.poll(() => kinds().toSorted()).toEqual(["device", "questionnaire", "regimen"]);
  await expect.poll(() => mockServer.sent(ClinicsOfCompanyDocument)).toHaveLength(1);
  void invalidateTags(["customers"]);
  await expect.poll(() => mockServer.sent(ClinicsOfCompanyDocument)).toHaveLength(2);
  expect(kinds()).toHaveLength(3);
  void invalidateTags(["content"]);
  await expect.poll(() => kinds().slice(3).toSorted()).toEqual(["device", "questionnaire", "regimen"]);
});

test("the clinics of the filter are read again when customers change", async () => {
  answerContent();
  await openList();
  await expect.poll(() => mockServer.sent(ClinicsOfCompanyDocument)).toHaveLength(1);
  void invalidateTags(["customers"]);
  await expect.poll(() => mockServer.sent(ClinicsOfCompanyDocument)).toHaveLength(2);
});

test.each(["content", "patients"] as const)("where a plan is used is read again when %s change", async (tag) => {
  mockServer.answer(ContentHoldersDocument, {
    getContentHolders: { ...success, holders: [{ _id: uuid(50), name: "Hip", running: 4 }] },
  });
  await open({ ...published, usedin: 1 });
  await expect.poll(() => mockServer.sent(ContentHoldersDocument)).toHaveLength(1);
  void invalidateTags([tag]);
  await expect.poll(() => mockServer.sent(ContentHoldersDocument)).toHaveLength(2);
});

test("a company that is renamed is named anew", async () => {
  const answerName = (name: string): void =>
    mockServer.answer(ContentCompanyDocument, { getCompany: { ...success, company: { _id: uuid(9002), name } } });
  answerName("Lake Rehab");
  await open(published, { ...signedIn(Role.superAdmin), customer: null });
  await expect.element(page.getByText("Published · Lake Rehab")).toBeVisible();
  answerName("River Rehab");
  void invalidateTags(["companies"]);
  await expect.element(page.getByText("Published · River Rehab")).toBeVisible();
});

test("a draft that is saved, and one that is published, is read again wherever it is shown", async () => {
  mockServer.answer(SaveContentDraftDocument, { saveContentDraft: { ...success, content: nextDraft } });
  mockServer.answer(PublishContentDocument, { publishContent: { ...success, message: "Published.", content: null } });
  await open(nextDraft);
  await openParts("content", "schedules");
  await button("Save draft").click();
  await expect.poll(tagsReadAgain).toEqual(["content"]);
});
