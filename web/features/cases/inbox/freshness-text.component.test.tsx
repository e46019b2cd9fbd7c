import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { liveStatus } from "../../../platform/calls/live-status.ts";
import { render } from "../../../testing/render.tsx";
import { Freshness } from "./Freshness.tsx";

test("C072: without live news it says when the messages were read by the clinic's clock, and in how many minutes again", async () => {
  vi.useFakeTimers({
    toFake: ["setInterval", "clearInterval", "Date"],
    now: Date.parse("2026-03-02T15:42:00.000Z"),
  });
  onTestFinished(() => void vi.useRealTimers());
  liveStatus.setConnected();
  onTestFinished(() => liveStatus.setConnected());
  await render(<Freshness loadedData={1} timeZone="America/Chicago" refetch={() => undefined} />);
  expect(page.getByText("Live", { exact: true }).elements()).toHaveLength(1);
  liveStatus.setDisconnected(Date.now() + 5_000);
  await expect.element(page.getByText("Updated 9:42 AM, again in 5 min")).toBeVisible();
  await vi.advanceTimersByTimeAsync(120_000);
  await expect.element(page.getByText("Updated 9:42 AM, again in 3 min")).toBeVisible();
});
