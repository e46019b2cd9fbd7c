import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { useToday } from "./use-today.ts";

const Today = ({ zone }: { zone: string }) => <p>{useToday(zone)}</p>;

test("today is the day of the zone, and goes on to the next within a minute of midnight", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: Date.parse("2026-03-03T05:58:30Z") });
  onTestFinished(() => void vi.useRealTimers());
  await render(<Today zone="America/Chicago" />);
  expect(page.getByText("2026-03-02").elements()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(120_000);
  await expect.element(page.getByText("2026-03-03")).toBeVisible();
});
