import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../../testing/render.tsx";
import { Freshness } from "./Freshness.tsx";

test("C069 C072: the messages are read again every 5 minutes, and by Refresh at once", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const refetch = vi.fn();
  await render(<Freshness loadedData={null} timeZone="America/Chicago" refetch={refetch} />);
  await page.getByRole("button", { name: "Refresh" }).click();
  expect(refetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(299_000);
  expect(refetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(refetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(refetch).toHaveBeenCalledTimes(3);
});
