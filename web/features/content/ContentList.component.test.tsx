import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { markStale } from "../../platform/calls/query-client.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import {
  ClinicsOfCompanyDocument,
  ContentCompanyDocument,
  ContentCountsDocument,
  ContentListDocument,
  CopyContentDocument,
  type ListedContentFragment,
  RetireContentDocument,
} from "./content-pages.graphql.ts";
import { CarePlanListPage, QuestionnaireListPage, RegimenListPage } from "./ContentPages.tsx";

const standard: ListedContentFragment = {
  _id: uuid(1),
  name: "Knee Standard",
  state: "published",
  version: 5,
  versionid: uuid(11),
  mayedit: true,
  hasdraft: false,
  surgery_type: "knee",
  age_groups: ["61-70", "71-80"],
  regimens: 4,
  devices: 1,
  questionnaires: 0,
  clinics: null,
  running: 1184,
  usedin: 9,
  image: null,
  hasvideo: false,
  measures: [],
  changed: "2026-03-02T11:00:00.000Z",
  dose: null,
};
const draft: ListedContentFragment = {
  ...standard,
  _id: uuid(2),
  name: "",
  state: "draft",
  version: 0,
  hasdraft: true,
  surgery_type: null,
  age_groups: [],
  clinics: 1,
  running: 0,
  changed: null,
};

const answerContent = (contents: ListedContentFragment[] = [standard, draft], total = contents.length): void => {
  mockServer.answer(ContentListDocument, { getContentList: { status: "success", message: "", total, contents } });
  mockServer.answer(ContentCountsDocument, {
    getContentCounts: { status: "success", message: "", counts: [{ kind: "regimen", total: 1060 }] },
  });
  mockServer.answer(ClinicsOfCompanyDocument, {
    getCompanyCustomerList: { status: "success", message: "", customers: [{ _id: uuid(41), name: "Lake Clinic" }] },
  });
};
const plans = "/content/care-plans";
const open = ({ at = plans, list = <CarePlanListPage />, profile = ofCompany() } = {}) =>
  render(list, { at, path: at.replace(/\?.*/, ""), profile });
const row = (name: string) => page.getByRole("row").filter({ hasText: name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const lastRequest = () => mockServer.sent(ContentListDocument).at(-1);

test("care plans are listed with whom they are for, what they bring, and how they stand", async () => {
  answerContent();
  await open();
  await expect.element(row("Knee Standard")).toBeVisible();
  expect(textsOf(page.getByRole("columnheader"))).toEqual([
    "Name",
    "For",
    "Regimens",
    "Devices",
    "Questionnaires",
    "Offered to",
    "Version",
    "Running",
    "Status",
    "Changed",
    "",
  ]);
  const cells = (name: string) => textsOf(row(name).getByRole("cell")).slice(0, 10);
  const many = ["4", "1", "0", "All clinics", "5", "1,184"];
  expect(cells("Knee Standard")).toEqual(["Knee Standard", "Knee, 61–70, 71–80", ...many, "Published", "03/02/2026"]);
  const few = ["4", "1", "0", "1 clinic", "0", "0"];
  expect(cells("No name yet")).toEqual(["No name yet", "Knee and hip", ...few, "Draft", "—"]);
  expect(mockServer.sent(ContentListDocument)).toEqual([
    { kind: "carePlan", companyid: null, searchText: "", filter: {}, pagination: { current: 1, pageSize: 20 } },
  ]);
  await expect.element(page.getByText("Rehab Company: its own, and what is ready to copy")).toBeVisible();
  await expect.element(page.getByText("2 care plans", { exact: true })).toBeVisible();
});

test("the kinds are tabs with their counts, and one more is added", async () => {
  answerContent();
  await open();
  const tabs = page.getByRole("navigation", { name: "Content" });
  await expect.element(tabs.getByRole("link", { name: "Regimens 1,060" })).toHaveAttribute("href", "/content/regimens");
  await expect.element(tabs.getByRole("link", { name: "Care plans" })).toHaveAttribute("aria-current", "page");
  await expect
    .element(page.getByRole("link", { name: "Add care plan" }))
    .toHaveAttribute("href", "/content/care-plans/new");
});

test("filters are written above the list and taken away, and a search keeps them, each from page 1", async () => {
  answerContent([standard], 45);
  const { address } = await open({ at: `${plans}?joint=knee&status=draft&clinic=${uuid(41)}&page=2` });
  const filters = page.getByRole("list", { name: "Filters" });
  await expect.element(filters).toMatchTextContent(/Joint Knee.*Status Draft.*Offered to Lake Clinic/);
  expect(lastRequest()).toMatchObject({ filter: { surgery_type: "knee", state: "draft", customer: uuid(41) } });
  await button("Remove filter Status").click();
  await expect.poll(lastRequest).toMatchObject({ pagination: { current: 1 } });
  expect(lastRequest()?.filter).toEqual({ surgery_type: "knee", customer: uuid(41) });
  await page.getByRole("searchbox", { name: "Search care plans" }).fill("stand");
  await expect.poll(lastRequest).toMatchObject({ searchText: "stand", filter: { surgery_type: "knee" } });
  await button("Clear all").click();
  await expect.poll(address).toBe(`${plans}?search=stand`);
});

test("a plan opens, and who runs it stands in the address of the list", async () => {
  answerContent();
  const { address } = await open();
  await expect
    .element(page.getByRole("link", { name: "1,184 running, Knee Standard" }))
    .toHaveAttribute("href", `${plans}#running=${uuid(1)}`);
  await row("No name yet").getByText("Knee and hip").click();
  expect(address()).toBe(`${plans}/${uuid(2)}`);
});

test("a copy is made once and opened", async () => {
  answerContent();
  mockServer.answer(CopyContentDocument, {
    copyContent: { status: "success", message: "", content: { _id: uuid(7) } },
  });
  const { address } = await open();
  await button("Copy Knee Standard").click();
  await expect.poll(address).toBe(`${plans}/${uuid(7)}`);
  expect(mockServer.sent(CopyContentDocument)).toEqual([{ id: uuid(1), companyid: null }]);
});

test("a published plan is retired, and one that stands somewhere gives the server's reason", async () => {
  answerContent();
  mockServer.answer(RetireContentDocument, {
    retireContent: { status: "fail", message: "It stands in Knee Fast.", content: null },
  });
  await open();
  await button("More about Knee Standard").click();
  const items = page.getByRole("menuitem");
  await expect.element(items).toHaveLength(5);
  expect(textsOf(items)).toEqual(["Edit", "Copy", "Compare versions", "Apply to running", "Retire"]);
  await page.getByRole("menuitem", { name: "Retire" }).click();
  await expect.element(page.getByText("It stands in Knee Fast.")).toBeVisible();
  expect(mockServer.sent(RetireContentDocument)).toEqual([{ id: uuid(1), retired: true }]);
});

test("what is ready to copy is opened and copied only, what is retired is offered again", async () => {
  mockServer.answer(RetireContentDocument, { retireContent: { status: "success", message: "", content: null } });
  answerContent([
    { ...standard, name: "Ready plan", state: "ready", mayedit: false, version: 1 },
    { ...standard, _id: uuid(3), name: "Old plan", state: "retired", version: 1 },
  ]);
  await open({ at: `${plans}?joint=knee` });
  await button("More about Ready plan").click();
  await expect.element(page.getByRole("menuitem")).toHaveLength(2);
  expect(textsOf(page.getByRole("menuitem"))).toEqual(["Open", "Copy"]);
  await userEvent.keyboard("{Escape}");
  await button("More about Old plan").click();
  await page.getByRole("menuitem", { name: "Offer again" }).click();
  await expect.poll(() => mockServer.sent(RetireContentDocument)).toEqual([{ id: uuid(3), retired: false }]);
});

test("a super admin looks at a company's content by its address, with the way back to its customers", async () => {
  answerContent();
  mockServer.answer(ContentCompanyDocument, {
    getCompany: { status: "success", message: "", company: { _id: uuid(5), name: "Lake Rehab" } },
  });
  const profile = { ...signedIn(Role.superAdmin), customer: null };
  await open({ at: `${plans}?companyid=${uuid(5)}`, profile });
  await expect.element(page.getByText("Lake Rehab: its own, and what is ready to copy")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Lake Rehab" })).toHaveAttribute("href", `/customers/${uuid(5)}`);
  expect(lastRequest()).toMatchObject({ companyid: uuid(5) });
  await expect
    .element(page.getByRole("link", { name: "Add care plan" }))
    .toHaveAttribute("href", `${plans}/new?companyid=${uuid(5)}`);
});

test("regimens say in how many care plans they are", async () => {
  answerContent();
  await open({ at: "/content/regimens", list: <RegimenListPage /> });
  await expect.element(row("Knee Standard").getByRole("cell").nth(2)).toHaveTextContent("9");
});

test("an empty list offers the first, one without a match another name", async () => {
  answerContent([]);
  await open({ at: "/content/questionnaires", list: <QuestionnaireListPage /> });
  await expect.element(page.getByText("No questionnaires yet")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Add the first questionnaire" }))
    .toHaveAttribute("href", "/content/questionnaires/new");
  await page.getByRole("searchbox", { name: "Search questionnaires" }).fill("zz");
  await expect.element(page.getByText("No questionnaires match")).toBeVisible();
});

test("content that changes is listed and counted again", async () => {
  answerContent([standard]);
  await open();
  await expect.element(row("Knee Standard")).toBeVisible();
  answerContent([{ ...standard, name: "Knee Fast" }]);
  void markStale(["content"]);
  await expect.element(row("Knee Fast")).toBeVisible();
  expect(mockServer.sent(ContentCountsDocument)).toHaveLength(2);
});

test("who has no plan of their own reads how one is made, and copies a ready one; a search finds that in the list", async () => {
  answerContent([{ ...standard, name: "Ready plan", state: "ready", mayedit: false, version: 1, running: 0 }]);
  mockServer.answer(ContentCountsDocument, {
    getContentCounts: {
      status: "success",
      message: "",
      counts: [
        { kind: "exercise", total: 2 },
        { kind: "regimen", total: 1 },
      ],
    },
  });
  await open();
  const first = page.getByRole("heading", { name: "A care plan is what a patient is given" });
  await expect.element(first).toBeVisible();
  const steps = page.getByRole("list", { name: "How a care plan is made" });
  await expect.element(steps).toMatchTextContent(/Exercises2 are here already.*Regimens1 is here already/);
  expect(
    steps
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href")),
  ).toEqual([
    "/content/exercises",
    "/content/exercises/new",
    "/content/regimens",
    "/content/regimens/new",
    plans,
    `${plans}/new`,
  ]);
  await expect.element(page.getByText("4 regimens, 1 device")).toBeVisible();
  expect(page.getByRole("row").elements()).toEqual([]);
  await page.getByRole("searchbox", { name: "Search care plans" }).fill("Rea");
  await expect.element(row("Ready plan").getByText("Ready to copy")).toBeVisible();
  await expect.element(first).not.toBeInTheDocument();
});

test("pressing Copy twice makes one copy", async () => {
  answerContent();
  const resolve = mockServer.delay(CopyContentDocument);
  const { address } = await open();
  await button("Copy Knee Standard").dblClick();
  resolve({ copyContent: { status: "success", message: "", content: { _id: uuid(7) } } });
  await expect.poll(address).toBe(`${plans}/${uuid(7)}`);
  expect(mockServer.sent(CopyContentDocument)).toHaveLength(1);
});

test("by keys a row's menu takes its item by a letter, leads to no plan, and has the focus back", async () => {
  answerContent([standard]);
  mockServer.answer(RetireContentDocument, {
    retireContent: { status: "success", message: "Retired.", content: null },
  });
  const { address } = await open();
  await expect.element(button("More about Knee Standard")).toBeVisible();
  button("More about Knee Standard").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem", { name: "Edit" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("menuitem", { name: "Copy" })).toHaveFocus();
  await userEvent.keyboard("r");
  await expect.element(page.getByRole("menuitem", { name: "Retire" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("More about Knee Standard")).toHaveFocus();
  expect(address()).toBe(plans);
});

test("where a row goes away with its menu the focus goes on in the row beside it", async () => {
  answerContent([standard, { ...standard, _id: uuid(3), name: "Knee Fast" }]);
  mockServer.answer(RetireContentDocument, () => {
    answerContent([{ ...standard, _id: uuid(3), name: "Knee Fast" }]);
    return { retireContent: { status: "success", message: "Retired.", content: null } };
  });
  await open({ at: `${plans}?status=published` });
  await button("More about Knee Standard").click();
  await page.getByRole("menuitem", { name: "Retire" }).click();
  await expect.element(row("Knee Standard")).not.toBeInTheDocument();
  await expect.element(row("Knee Fast")).toHaveFocus();
});

test("nothing moves when the counts of the tabs come", async () => {
  answerContent([standard]);
  const resolve = mockServer.delay(ContentCountsDocument);
  await open({ at: "/content/questionnaires", list: <QuestionnaireListPage /> });
  await expect.element(row("Knee Standard")).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Content" });
  const last = tabs.getByRole("link").last();
  const before = last.element().getBoundingClientRect();
  resolve({ getContentCounts: { status: "success", message: "", counts: [{ kind: "regimen", total: 1060 }] } });
  await expect.element(tabs.getByRole("link", { name: "Regimens 1,060" })).toBeVisible();
  expect(last.element().getBoundingClientRect()).toEqual(before);
});

test("on a phone the tab that is open is in view, and as high as a finger", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerContent([standard]);
  await open({ at: "/content/questionnaires", list: <QuestionnaireListPage /> });
  const tab = page.getByRole("navigation", { name: "Content" }).getByRole("link", { name: /^Questionnaires/ });
  await expect.element(tab).toBeVisible();
  await expect.poll(() => tab.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
  expect(tab.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
