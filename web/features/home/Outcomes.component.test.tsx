import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { FormGraphDataDocument } from "./home.graphql.ts";
import { Outcomes } from "./Outcomes.tsx";

const outcome = (name: string, total: number, counts: readonly number[]) => ({
  name,
  total,
  data: counts.map((count, at) => ({ label: `Band ${at + 1}`, counts: [8, 9, count] })),
});

test("A115 A119 A120 A303: the survey outcomes are three sets with name, total and data, of 1 to 3 months", async () => {
  mockServer.answer(FormGraphDataDocument, {
    getFormGraphData: {
      status: "success",
      message: "",
      months: ["2026-01", "2026-02", "2026-03"],
      oks: outcome("Functional Knee", 1234, [1230, 4]),
      pain: outcome("Pain Management", 7, [5, 2]),
      rom: outcome("Range Of Motion", 0, [0, 0]),
    },
  });
  await render(<Outcomes />, { at: "/compliance" });
  const group = page.getByRole("region", { name: "Survey outcomes", exact: true });
  const set = (name: string) => group.getByRole("region", { name, exact: true });
  await expect.element(set("Functional Knee").getByText("1,234 submitted")).toBeVisible();
  await expect.element(set("Pain Management").getByText("7 submitted")).toBeVisible();
  await expect.element(set("Range Of Motion").getByText("0 submitted")).toBeVisible();
  await expect.element(set("Range Of Motion").getByText("Data not available")).toBeVisible();
  await set("Pain Management").getByRole("button", { name: "Show Pain Management as a table" }).click();
  expect(textsOf(set("Pain Management").getByRole("row"))).toEqual(["AnswerJanFebMar", "Band 1895", "Band 2892"]);
  const range = group.getByRole("radiogroup", { name: "Range in months" });
  for (const months of [1, 2, 3])
    await expect.element(range.getByText(months === 1 ? "1 month" : `${months} months`)).toBeVisible();
  await range.getByText("1 month").click();
  await expect.poll(() => mockServer.sent(FormGraphDataDocument)).toEqual([{ range: 3 }, { range: 1 }]);
});
