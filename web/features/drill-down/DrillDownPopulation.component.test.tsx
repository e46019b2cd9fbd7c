import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { catchSavedFiles } from "../../testing/saved-files.ts";
import { uuid } from "../../testing/uuid.ts";
import { CountedPeopleDocument } from "./drill-down.graphql.ts";
import { DrillDownPopulation } from "./DrillDownPopulation.tsx";

const number = { name: "compliance", area: "exercise", bucket: "skipped", weeks: 2, joint: "all" } as const;
const person = (at: number) => ({
  _id: uuid(at),
  name: `Patient ${at}`,
  surgeryType: "knee",
  surgeryDays: 14,
  due: 14,
  done: 0,
});

const answer = (total: number): void =>
  mockServer.answer(CountedPeopleDocument, ({ metadata }) => {
    const { current = 1, pageSize = 20 } = metadata ?? {};
    const first = ((current ?? 1) - 1) * (pageSize ?? 20);
    const size = Math.min(pageSize ?? 20, total - first);
    return {
      getCounted: {
        status: "success",
        message: "",
        heading: `${total} patients, nothing finished`,
        area: "Exercise",
        sentence: "Active patients who finished nothing.",
        asOf: "2026-03-02T15:00:00.000Z",
        total,
        due: 14 * total,
        done: 0,
        people: Array.from({ length: size }, (_, at) => person(first + at + 1)),
      },
    };
  });
const open = async (pressedCount: number | null, total = 250) => {
  answer(total);
  await render(
    <DrillDownPopulation
      number={number}
      pressedCount={pressedCount}
      timeZone="America/Chicago"
      onClose={() => undefined}
    />,
  );
};

test("a number that changed since it was pressed says what it read", async () => {
  await open(249);
  await expect.element(page.getByText("It read 249 when it was pressed.")).toBeVisible();
});

test("a number that did not change says nothing of that", async () => {
  await open(250);
  await expect.element(page.getByText("Patient 20", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/when it was pressed/)).not.toBeInTheDocument();
});

test("the rows of all pages are exported", async () => {
  const saved: Blob[] = [];
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return createObjectURL(blob);
  };
  await open(250);
  await page.getByRole("button", { name: /export|csv|table/i }).click();
  await expect.poll(() => saved.length).toBe(1);
  URL.createObjectURL = createObjectURL;
  const text = await saved[0]!.text();
  expect(text.match(/Patient \d+/g)).toHaveLength(250);
  expect(
    mockServer
      .sent(CountedPeopleDocument)
      .filter(({ metadata }) => metadata?.pageSize === 100)
      .map(({ metadata }) => metadata?.current),
  ).toEqual([1, 2, 3]);
});

test("a table that is saved while its number moves on says how many rows it has", async () => {
  const files = catchSavedFiles();
  await open(3, 3);
  await expect.element(page.getByText("Patient 3", { exact: true })).toBeVisible();
  answer(2);
  await page.getByRole("button", { name: "CSV" }).click();
  await expect.poll(() => files.length).toBe(1);
  const lines = files[0]!.text.replace("\u{feff}", "").trim().split("\r\n");
  expect([lines[0], lines[1], lines.length]).toEqual([
    '"2 patients, nothing finished"',
    '"Active patients who finished nothing."',
    5,
  ]);
});
