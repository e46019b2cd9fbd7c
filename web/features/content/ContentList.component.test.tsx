import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { button, listItem, row } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { ContentCompanyDocument, ContentCountsDocument, ContentListDocument } from "./content-list.graphql.ts";
import { QuestionnaireListPage, RegimenListPage } from "./ContentPages.tsx";
import { draft, standard, answerContent, plans, open, lastRequest } from "./content-list.fixture.tsx";

test("A293: care plans are listed with whom they are for, what they bring, and how they stand", async () => {
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

test("each state has its dot, published filled, a draft half, what is retired hollow and what is ready grey", async () => {
  const states = ["published", "draft", "retired", "ready"];
  answerContent(states.map((state, at) => ({ ...standard, _id: uuid(1 + at), name: `A ${state}`, state })));
  await open();
  await expect.element(row("A ready")).toBeVisible();
  const dots = states.map((state) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(
      row(`A ${state}`).element().querySelector("td:nth-child(9) span span")!,
    );
    return `${backgroundColor} ${backgroundImage}`;
  });
  expect(new Set(dots).size).toBe(4);
  expect(dots[1]).toMatch(/gradient/);
});

test("a super admin's list of what is ready for every company says so, and explains no first plan", async () => {
  answerContent([{ ...standard, name: "Ready plan", state: "ready" }]);
  await open({ profile: { ...signedIn(Role.superAdmin), customer: null } });
  await expect.element(row("Ready plan")).toBeVisible();
  await expect.element(page.getByText("Ready for every company", { exact: true })).toBeVisible();
  expect(page.getByRole("heading", { name: "A care plan is what a patient is given" }).elements()).toEqual([]);
});

test("content that changes is listed and counted again", async () => {
  answerContent([standard]);
  await open();
  await expect.element(row("Knee Standard")).toBeVisible();
  answerContent([{ ...standard, name: "Knee Fast" }]);
  void invalidateTags(["content"]);
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
  const ready = page.getByRole("region", { name: "Ready plans" }).getByRole("listitem");
  await expect.element(ready).toMatchTextContent(/^Ready plan4 regimens, 1 deviceKnee, 61–70, 71–80Copy$/);
  expect(page.getByRole("row").elements()).toEqual([]);
  await page.getByRole("searchbox", { name: "Search care plans" }).fill("Rea");
  await expect.element(row("Ready plan").getByText("Ready to copy")).toBeVisible();
  await expect.element(first).not.toBeInTheDocument();
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

test("on a phone a care plan is a card with whom it is for, how it stands and who runs it", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerContent();
  const { address } = await open();
  await expect
    .element(listItem("Knee Standard"))
    .toMatchTextContent(/^Knee StandardKnee, 61–70, 71–80Published1,184 running$/);
  await expect.element(listItem("No name yet")).toMatchTextContent(/^No name yetKnee and hipDraft/);
  await listItem("Knee Standard").getByRole("link", { name: "Knee Standard" }).click();
  await expect.poll(address).toBe(`${plans}/${uuid(1)}`);
});

test.each([
  {
    kind: "regimens",
    list: <RegimenListPage />,
    one: "Knee, 61–70, 71–80 · in 1 care plan",
    many: "Knee and hip · in 9 care plans",
  },
  { kind: "questionnaires", list: <QuestionnaireListPage />, one: "In 1 care plan", many: "In 9 care plans" },
])("on a phone a card of the $kind says in how many care plans it is", async ({ kind, list, one, many }) => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerContent([{ ...standard, usedin: 1 }, draft]);
  await open({ at: `/content/${kind}`, list });
  await expect.element(listItem("Knee Standard")).toMatchTextContent(new RegExp(`^Knee Standard${one}Published`));
  await expect.element(listItem("No name yet")).toMatchTextContent(new RegExp(`^No name yet${many}Draft`));
});
