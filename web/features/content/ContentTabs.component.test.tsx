import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { ContentCountsDocument } from "./content-pages.graphql.ts";
import { QuestionnaireListPage } from "./ContentPages.tsx";
import { standard, answerContent, open, row } from "./content-list.fixture.tsx";

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
