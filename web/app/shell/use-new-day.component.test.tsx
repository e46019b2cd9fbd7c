import { expect, onTestFinished, test, vi } from "vitest";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { CaseStatsDocument } from "../cases/case-news.graphql.ts";
import { useNewDay } from "./use-new-day.ts";

const Page = () => {
  useNewDay();
  useGraphqlQuery(CaseStatsDocument, {}, { tags: ["reminders"] });
  return null;
};

test("a page that stands open over the clinic's midnight asks again, and not before", async () => {
  mockServer.answer(CaseStatsDocument, { getActionCaseStats: { status: "success", message: "", unassigned: 0 } });
  const now = vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-03-02T05:58:00Z")); // 11:58 PM in Chicago
  const intervals = vi.spyOn(window, "setInterval");
  onTestFinished(() => void vi.restoreAllMocks());
  await render(<Page />);
  const requests = () => mockServer.sent(CaseStatsDocument).length;
  await expect.poll(requests).toBe(1);
  const tick = (at: string): void => {
    now.mockReturnValue(Date.parse(at));
    const [ring] = intervals.mock.calls.find(([, every]) => every === 60_000)!;
    (ring as () => void)();
  };
  tick("2026-03-02T05:59:59Z");
  tick("2026-03-02T06:00:00Z");
  await expect.poll(requests).toBe(2);
  tick("2026-03-02T06:01:00Z");
  await new Promise(requestAnimationFrame);
  expect(requests()).toBe(2);
});
