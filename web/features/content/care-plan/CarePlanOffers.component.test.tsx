import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render, signedIn } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { ApplyVersionDocument, PreviewPublishDocument } from "../apply/apply.graphql.ts";
import { ClinicsOfCompanyDocument } from "../filter/clinics.graphql.ts";
import { ContentByIdDocument, ContentVersionsDocument } from "../content-record.graphql.ts";
import { ContentCompanyDocument, ContentHoldersDocument, ContentListDocument } from "../content-list.graphql.ts";
import {
  CopyContentDocument,
  DiscardContentDraftDocument,
  RetireContentDocument,
  SaveContentDraftDocument,
} from "../content-changes.graphql.ts";
import { CarePlanPage } from "../ContentPages.tsx";
import { draft, nextDraft, open, published } from "./care-plan.fixture.tsx";

const success = { status: "success", message: "" };
const superAdmin = { ...signedIn(Role.superAdmin), customer: null };
const again = { ...published, number: 2, running: 3 };

/** Opens the page of a plan that cannot be read, or of a new plan. */
const openAt = (place: string, profile = ofCompany()) => {
  mockServer.answer(ContentListDocument, { getContentList: { ...success, total: 0, contents: [] } });
  mockServer.answer(ClinicsOfCompanyDocument, { getCompanyCustomerList: { ...success, customers: [] } });
  return render(<CarePlanPage />, {
    at: `/content/care-plans/${place}`,
    path: "/content/care-plans/:id",
    profile,
  });
};

test("what is published goes into running programmes from its page", async () => {
  const plan = {
    running: 3,
    change: 3,
    stay: 0,
    passed: 0,
    onhold: 0,
    total: 0,
    changes: [],
    clinics: [],
    patients: [],
  };
  mockServer.answer(PreviewPublishDocument, { previewPublish: { ...success, planHash: "hash", plan } });
  mockServer.answer(ApplyVersionDocument, { applyVersion: { ...success, message: "3 programmes follow." } });
  await open(again);
  await button("Apply to running").click();
  await page.getByRole("button", { name: "Change 3" }).click();
  await expect.element(page.getByText("3 programmes follow.")).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(mockServer.sent(ApplyVersionDocument)).toMatchObject([{ id: uuid(1), planHash: "hash" }]);
});

test("a version that nobody runs, and the first one, are not applied", async () => {
  const { unmount } = await open({ ...again, running: 0 });
  expect(button("Apply to running").elements()).toEqual([]);
  await unmount();
  await open({ ...again, number: 1 });
  expect(button("Apply to running").elements()).toEqual([]);
});

test("the page says how the plan stands and who changed its draft when", async () => {
  await open({ ...nextDraft, changedby: "Cora Coach", changed: "2026-03-03T12:00:00.000Z" });
  await expect.element(page.getByText(/^Draft of 2 · Cora Coach, 03\/03\/2026, \d+:00 (AM|PM)$/)).toBeVisible();
});

test("a draft that the server does not discard stays open with the server's sentence", async () => {
  mockServer.answer(DiscardContentDraftDocument, {
    discardContentDraft: { status: "fail", message: "A colleague published it.", content: null },
  } as never);
  const { address } = await open(nextDraft);
  await button("Discard draft").click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard draft" }).click();
  await expect.element(page.getByText("A colleague published it.")).toBeVisible();
  expect(address()).toBe(`/content/care-plans/${uuid(1)}`);
});

test("a plan that the server does not retire or copy gives the server's sentence", async () => {
  mockServer.answer(RetireContentDocument, { retireContent: { status: "fail", message: "It runs.", content: null } });
  const { unmount } = await open(published);
  await button("Retire").click();
  await expect.element(page.getByText("It runs.")).toBeVisible();
  await unmount();
  mockServer.answer(CopyContentDocument, { copyContent: { status: "fail", message: "Too many.", content: null } });
  const { address } = await open({ ...published, state: "ready", mayedit: false });
  await button("Copy").click();
  await expect.element(page.getByText("Too many.")).toBeVisible();
  expect(address()).toBe(`/content/care-plans/${uuid(1)}`);
});

test("after Retire the plan is read anew", async () => {
  mockServer.answer(RetireContentDocument, { retireContent: { ...success, content: null } });
  await open(published);
  mockServer.answer(ContentByIdDocument, { getContent: { ...success, content: { ...published, state: "retired" } } });
  await button("Retire").click();
  await expect.element(button("Offer again")).toBeVisible();
});

test("a plan that cannot be read gives the server's sentence and another try", async () => {
  mockServer.answer(ContentByIdDocument, {
    getContent: { status: "fail", message: "This content is not there any more.", content: null },
  });
  mockServer.answer(ContentVersionsDocument, { getContentVersions: { ...success, versions: [] } });
  await openAt(uuid(1));
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/This content is not there any more\.Nothing was changed\./);
  mockServer.answer(ContentByIdDocument, { getContent: { ...success, content: draft } });
  await button("Try again").click();
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveValue("Knee");
});

test("a super admin's new plan is that of the company in the address, and opens under it", async () => {
  mockServer.answer(SaveContentDraftDocument, {
    saveContentDraft: { ...success, content: { ...draft, _id: uuid(5) } },
  });
  mockServer.answer(ContentByIdDocument, { getContent: { ...success, content: { ...draft, _id: uuid(5) } } });
  mockServer.answer(ContentCompanyDocument, {
    getCompany: { ...success, company: { _id: uuid(9002), name: "Lake Rehab" } },
  });
  const { address } = await openAt(`new?companyid=${uuid(7)}`, superAdmin);
  await page.getByRole("textbox", { name: "Name" }).fill("After a fall");
  await button("Save draft").click();
  await expect.poll(address).toBe(`/content/care-plans/${uuid(5)}?companyid=${uuid(7)}`);
  expect(mockServer.sent(SaveContentDraftDocument)).toMatchObject([{ kind: "carePlan", companyid: uuid(7) }]);
  expect(mockServer.sent(ClinicsOfCompanyDocument)[0]).toEqual({ companyid: uuid(7) });
});

test("a plan that a super admin makes ready for every company is offered to no clinics in particular", async () => {
  await openAt("new", superAdmin);
  await expect.element(page.getByRole("textbox", { name: "Name" })).toBeVisible();
  expect(page.getByText("Offered to all clinics").elements()).toEqual([]);
});

test("a ready plan is offered to no clinics in particular, nor to those of who looks at it", async () => {
  await open({ ...published, company: null });
  expect(page.getByText("Offered to all clinics").elements()).toEqual([]);
  await expect
    .element(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Care plans" }))
    .toHaveAttribute("href", "/content/care-plans");
});

test("versions that cannot be read, and where it is used, say so each by itself and are asked again", async () => {
  const failed = { status: "fail", message: "Try again in a minute." };
  mockServer.answer(ContentHoldersDocument, { getContentHolders: { ...failed, holders: null } });
  await open({ ...published, usedin: 2 });
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Where it is used is not shown\./);
  mockServer.answer(ContentHoldersDocument, {
    getContentHolders: {
      ...success,
      holders: [
        { _id: uuid(50), name: "Hip", running: 4 },
        { _id: uuid(51), name: "Knee", running: null },
      ],
    },
  });
  await button("Try again").click();
  const used = page.getByRole("region", { name: "Used in" });
  await expect.element(used).toMatchTextContent(/^Used in 2 care plans/);
  expect(textsOf(used.getByRole("listitem"))).toEqual(["Hip4 running", "Knee"]);
  expect(mockServer.sent(ContentHoldersDocument).at(-1)).toEqual({ id: uuid(1), companyid: null });
});

test("each version says when and by whom it was published, what it changed, and how many run it", async () => {
  await open(again);
  const lines = page.getByRole("listitem").filter({ hasText: /^Version/ });
  await expect.element(lines).toHaveTextContent("Version 1Came with Restride0 running");
  const version = { _id: uuid(62), number: 2, at: "2026-03-04T15:00:00.000Z", by: "Cora Coach", running: 3 };
  mockServer.answer(ContentVersionsDocument, {
    getContentVersions: { ...success, versions: [{ ...version, summary: "Sensor: longer" }] },
  });
  void invalidateTags(["content"]);
  await expect.element(lines).toHaveTextContent("Version 2Sensor: longer03/04/2026, Cora Coach3 running");
  mockServer.answer(ContentVersionsDocument, {
    getContentVersions: { status: "fail", message: "No.", versions: null },
  });
  void invalidateTags(["content"]);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/No\.The versions are not shown\./);
});
