import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { region } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { FormGraphDataDocument } from "./home.graphql.ts";
import { Outcomes } from "./Outcomes.tsx";

const outcome = (name: string, total: number) => ({
  name,
  total,
  data: [{ label: "0–10", counts: [1, 2, total] }],
});
const answerOutcomes = (total = 7): void =>
  mockServer.answer(FormGraphDataDocument, {
    getFormGraphData: {
      status: "success",
      message: "",
      months: ["2026-01", "2026-02", "2026-03"],
      oks: outcome("Functional Knee", total),
      pain: outcome("Pain Management", 5),
      rom: outcome("Range Of Motion", 0),
    },
  });
const open = (at = "/compliance", role: Role = Role.admin) =>
  render(<Outcomes />, { at, path: "/compliance", profile: signedIn(role) });
const submitted = (name: string, text: string) => region(name).getByRole("link", { name: text, exact: true });

test("A119: what was submitted opens to the answers of its own set and range; none has nothing to open", async () => {
  answerOutcomes();
  await open("/compliance?months=2");
  await expect.element(submitted("Functional Knee", "7 submitted")).toBeVisible();
  const hashOf = (name: string, text: string) => (submitted(name, text).element() as HTMLAnchorElement).hash;
  expect(hashOf("Functional Knee", "7 submitted")).toBe("#number=outcomes.oks.2");
  expect(hashOf("Pain Management", "5 submitted")).toBe("#number=outcomes.pain.2");
  await expect.element(region("Range Of Motion").getByText("0 submitted")).toBeVisible();
  expect(submitted("Range Of Motion", "0 submitted").elements()).toEqual([]);
  expect(mockServer.sent(FormGraphDataDocument)).toEqual([{ range: 2 }]);
});

test("a company admin, who may not read answers of patients, opens no number", async () => {
  answerOutcomes();
  await open("/compliance", Role.companyAdmin);
  await expect.element(region("Functional Knee").getByText("7 submitted")).toBeVisible();
  expect(page.getByRole("link").elements()).toEqual([]);
});

test("A120: a range that is none is three months; another one is kept in the address beside what else it says", async () => {
  answerOutcomes();
  const { address } = await open("/compliance?days=15&months=9");
  const range = page.getByRole("radiogroup", { name: "Range in months" });
  await expect.element(range.getByRole("radio", { name: "3 months" })).toBeChecked();
  await range.getByText("2 months").click();
  await expect.poll(address).toBe("/compliance?days=15&months=2");
  await expect.poll(() => mockServer.sent(FormGraphDataDocument)).toEqual([{ range: 3 }, { range: 2 }]);
});

test("the outcomes are read again once questionnaires changed", async () => {
  answerOutcomes();
  await open();
  await expect.element(region("Functional Knee").getByText("7 submitted")).toBeVisible();
  answerOutcomes(8);
  await invalidateTags(["questionnaires"]);
  await expect.element(region("Functional Knee").getByText("8 submitted")).toBeVisible();
});

test("outcomes that cannot be read say so, and are read again by Try again", async () => {
  mockServer.answer(FormGraphDataDocument, {
    getFormGraphData: {
      status: "fail",
      message: "Try again in a minute.",
      months: null,
      oks: null,
      pain: null,
      rom: null,
    },
  });
  await open();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/Try again in a minute\..*The survey outcomes are not shown\./);
  answerOutcomes();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(region("Functional Knee").getByText("7 submitted")).toBeVisible();
});

test("a month keeps its colour in every range, the newest last, and each has another", async () => {
  const answerMonths = (months: readonly string[]): void => {
    const graph = { name: "Pain", total: 7, data: [{ label: "0–10", counts: months.map(() => 1) }] };
    mockServer.answer(FormGraphDataDocument, {
      getFormGraphData: { status: "success", message: "", months: [...months], oks: graph, pain: graph, rom: graph },
    });
  };
  const looks = () =>
    page
      .getByRole("listitem")
      .elements()
      .slice(0, 3)
      .map((month) => [month.textContent, month.querySelector("span")?.style.backgroundColor]);
  answerMonths(["2026-01", "2026-02", "2026-03"]);
  const { unmount } = await open();
  const march = ["Mar", "var(--series2)"];
  const february = ["Feb", "var(--series1)"];
  await expect.poll(looks).toEqual([["Jan", "var(--series3)"], february, march]);
  await unmount();
  answerMonths(["2026-02", "2026-03"]);
  await open("/compliance?months=2");
  await expect.poll(() => looks().slice(0, 2)).toEqual([february, march]);
});
