import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { markStale } from "../../platform/calls/query-client.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { Engagement } from "./Engagement.tsx";
import { EngagementDocument } from "./home.graphql.ts";

const success = { status: "success", message: "" };
const some = (count: number, ...names: string[]) => ({
  count,
  patients: names.map((name, at) => ({ _id: uuid(count * 10 + at), name, due: 14, done: at })),
});

const open = async () => {
  mockServer.answer(EngagementDocument, {
    getLast7Activities: {
      ...success,
      skipped: some(1, "Ann Bell"),
      partial: some(2, "Bo Diaz", "Cy Eck"),
      complete: some(3),
    },
    getLast7Measurements: { ...success, measkipped: some(4), meapartial: some(5), meacomplete: some(6) },
  });
  return render(<Engagement counts={null} />, { at: "/compliance" });
};
const bucket = (card: string, label: string) =>
  page.getByRole("region", { name: card, exact: true }).getByRole("listitem").filter({ hasText: label }).first();

test("each area shows its own patients by what they did", async () => {
  await open();
  await expect.element(bucket("Activity", "Skipped")).toMatchTextContent(/Skipped1/);
  await expect.element(bucket("Activity", "Partial")).toMatchTextContent(/Partial2/);
  await expect.element(bucket("Activity", "Complete")).toMatchTextContent(/Complete3/);
  await expect.element(bucket("Measurement", "Skipped")).toMatchTextContent(/Skipped4/);
  await expect.element(bucket("Measurement", "Partial")).toMatchTextContent(/Partial5/);
  await expect.element(bucket("Measurement", "Complete")).toMatchTextContent(/Complete6/);
});

test("a name leads to its own patient", async () => {
  await open();
  for (const [name, number] of [
    ["Bo Diaz", 20],
    ["Cy Eck", 21],
  ] as const)
    await expect
      .element(page.getByRole("link", { name, exact: true }))
      .toHaveAttribute("href", `/patient/${uuid(number)}`);
});

test("another range is asked for, and the answer follows patients and progress", async () => {
  await open();
  await page.getByRole("combobox", { name: "Range in days" }).selectOptions("30");
  await expect.poll(() => mockServer.sent(EngagementDocument)).toEqual([{ range: 7 }, { range: 30 }]);
  await markStale(["progress"]);
  await expect.poll(() => mockServer.sent(EngagementDocument).length).toBe(3);
  await markStale(["patients"]);
  await expect.poll(() => mockServer.sent(EngagementDocument).length).toBe(4);
});
