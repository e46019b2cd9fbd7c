import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../../testing/render.tsx";
import { Freshness } from "./Freshness.tsx";

test("A292 C069 C072: the messages are read again every 5 minutes, and by Refresh at once", async () => {
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

test.each([
  { minutes: "2", every: 120_000 },
  { minutes: "60", every: 3_600_000 },
  { minutes: "0", every: 300_000 },
  { minutes: "61", every: 300_000 },
])(
  "A292 C072: where the page says $minutes minutes, the messages are read again every $every ms",
  async ({ minutes, every }) => {
    const mark = Object.assign(document.createElement("meta"), { name: "restride-message-refresh", content: minutes });
    document.head.append(mark);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => {
      vi.useRealTimers();
      mark.remove();
    });
    const refetch = vi.fn();
    await render(<Freshness loadedData={null} timeZone="America/Chicago" refetch={refetch} />);
    await vi.advanceTimersByTimeAsync(every - 1_000);
    expect(refetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(refetch).toHaveBeenCalledTimes(1);
  },
);
