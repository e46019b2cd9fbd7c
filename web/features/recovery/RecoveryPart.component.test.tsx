import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { RecoveryDocument } from "./recovery.graphql.ts";
import { RecoveryPart } from "./RecoveryPart.tsx";

const chartOf = (metric: string) => ({
  metric,
  source: "Knee Motion Sensor",
  sentence: "In the middle of the corridor: on S+14 one knee in ten has less than 60°, half have 80° or more.",
  points: [{ date: "2026-03-16" as CalendarDate, day: 14, value: 94, place: 3 }],
  corridor: [[{ day: 14, c10: 60, c25: 70, c50: 80, c75: 100, c90: 110 }]],
  window: { from: 11, to: 17, people: 42, readings: 120 },
});
const answer = {
  getRecovery: {
    status: "success" as const,
    message: "",
    recovery: {
      joint: "knee",
      day: 15,
      version: 3,
      madeon: "2026-03-09" as CalendarDate,
      cohortfrom: "2025-01-04" as CalendarDate,
      cohortto: "2026-01-31" as CalendarDate,
      charts: ["flexion", "deficit", "pain"].map(chartOf),
    },
  },
};

test.for([
  ["beside each other", 1440],
  ["in two rows", 1024],
  ["one below the other on a phone", 390],
] as const)(
  "what waits for a knee's recovery takes the room of its charts, %s: nothing below jumps",
  async ([, width]) => {
    onTestFinished(() => page.viewport(1440, 900));
    await page.viewport(width, 900);
    const answerNow = mockServer.delay(RecoveryDocument);
    await render(
      <main style={{ width: width < 640 ? width - 32 : width - 348 }}>
        <RecoveryPart patientId={uuid(1)} />
      </main>,
    );
    const boxes = (): number[] =>
      [...document.querySelectorAll("main [data-count] > li")].flatMap((box) => {
        const { top, bottom } = box.getBoundingClientRect();
        return [top, bottom];
      });
    await expect.poll(() => boxes().length).toBe(6);
    const before = boxes();
    answerNow(answer);
    await expect.element(page.getByRole("figure")).toHaveLength(3);
    const lineOfText = 20;
    expect(Math.max(...boxes().map((edge, at) => Math.abs(edge - before[at]!)))).toBeLessThanOrEqual(lineOfText);
  },
);

test("a patient's recovery is asked for when it comes into view", async () => {
  onTestFinished(() => scrollTo(0, 0));
  mockServer.answer(RecoveryDocument, answer);
  await render(
    <main>
      <div style={{ height: 3000 }} />
      <RecoveryPart patientId={uuid(1)} />
    </main>,
  );
  await expect.element(page.getByRole("heading", { name: /^Recovery/ })).toBeInTheDocument();
  expect(mockServer.sent(RecoveryDocument)).toEqual([]);
  scrollTo(0, 3000);
  await expect.poll(() => mockServer.sent(RecoveryDocument)).toEqual([{ patientid: uuid(1) }]);
});
