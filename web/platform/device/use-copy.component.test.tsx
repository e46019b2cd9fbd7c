import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { useCopy } from "./use-copy.ts";

const Link = () => {
  const { isCopied, copy } = useCopy();
  return (
    <button type="button" onClick={() => void copy("https://restride.example/auth/1")}>
      {isCopied ? "Copied" : "Copy"}
    </button>
  );
};

/** Lets React render a change. Assertions that wait would advance fake time. */
const frames = async (): Promise<void> => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

test("C302: for 2 seconds it is said that a text was copied", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  onTestFinished(() => {
    vi.useRealTimers();
    writeText.mockRestore();
  });
  await render(<Link />);
  (button("Copy").element() as HTMLElement).click(); // A click that waits for the browser advances fake time.
  await frames();
  expect(button("Copied").elements()).toHaveLength(1);
  expect(writeText.mock.calls).toEqual([["https://restride.example/auth/1"]]);
  await vi.advanceTimersByTimeAsync(1_999);
  await frames();
  expect(button("Copied").elements()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers(); // Assertions that wait advance fake time.
  await expect.element(button("Copy")).toBeVisible();
});

test("A289 C274: a text that cannot be copied is told", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("NotAllowedError"));
  onTestFinished(() => writeText.mockRestore());
  await render(<Link />);
  await button("Copy").click();
  await expect.element(page.getByText("Failed to copy", { exact: true })).toBeVisible();
  await expect.element(button("Copy")).toBeVisible();
});

test("C274: without a clipboard, as over HTTP, it is told that a text cannot be copied", async () => {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "clipboard"));
  await render(<Link />);
  await button("Copy").click();
  await expect.element(page.getByText("Failed to copy", { exact: true })).toBeVisible();
});
