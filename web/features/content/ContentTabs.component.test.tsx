import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { row } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { ContentCompanyDocument, ContentCountsDocument } from "./content-list.graphql.ts";
import { QuestionnaireListPage } from "./ContentPages.tsx";
import { standard, answerContent, open, plans } from "./content-list.fixture.tsx";

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

const links = () =>
  page
    .getByRole("navigation", { name: "Content" })
    .getByRole("link")
    .elements()
    .map((link) => `${link.textContent.trim()} ${link.getAttribute("href")}`);

test("there is a tab for each kind, in the order of the menu, with how many there are of it", async () => {
  answerContent();
  mockServer.answer(ContentCountsDocument, {
    getContentCounts: {
      status: "success",
      message: "",
      counts: ["carePlan", "regimen", "exercise", "device", "questionnaire"].map((kind, at) => ({ kind, total: at })),
    },
  });
  await open();
  await expect
    .poll(links)
    .toEqual([
      "Care plans 0 /content/care-plans",
      "Regimens 1 /content/regimens",
      "Exercises 2 /content/exercises",
      "Devices 3 /content/devices",
      "Questionnaires 4 /content/questionnaires",
    ]);
  expect(mockServer.sent(ContentCountsDocument)).toEqual([{ companyid: null }]);
});

test("of a super admin the tabs stay with the company in the address", async () => {
  answerContent();
  mockServer.answer(ContentCompanyDocument, {
    getCompany: { status: "success", message: "", company: { _id: uuid(5), name: "Lake Rehab" } },
  });
  await open({
    at: `${plans}?companyid=${uuid(5)}`,
    profile: { ...signedIn(Role.superAdmin), customer: null },
  });
  await expect.element(row("Knee Standard")).toBeVisible();
  expect(links().every((link) => link.endsWith(`?companyid=${uuid(5)}`))).toBe(true);
  expect(mockServer.sent(ContentCountsDocument)).toEqual([{ companyid: uuid(5) }]);
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
