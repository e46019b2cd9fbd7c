import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { useCopy } from "./use-copy.ts";

function Copying() {
  const { isCopied, copy } = useCopy();
  return (
    <button type="button" onClick={() => void copy("a link")}>
      {isCopied ? "Copied" : "Copy"}
    </button>
  );
}
const copied: string[] = [];
const setClipboard = (writeText: (text: string) => Promise<void>): void =>
  void Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
afterEach(() => Reflect.deleteProperty(navigator, "clipboard"));
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("C302: that something was copied is confirmed for 2 seconds", async () => {
  setClipboard(async (text) => void copied.push(text));
  await render(<Copying />);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  (button("Copy").element() as HTMLElement).click();
  await expect.element(button("Copied")).toBeVisible();
  expect(copied).toEqual(["a link"]);
  await vi.advanceTimersByTimeAsync(1_999);
  await expect.element(button("Copied")).toBeVisible();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(button("Copy")).toBeVisible();
});

test("A289: a clipboard that fails shows 'Failed to copy'", async () => {
  setClipboard(() => Promise.reject(new Error("no clipboard")));
  await render(<Copying />);
  await button("Copy").click();
  await expect.element(page.getByText("Failed to copy", { exact: true })).toBeVisible();
  expect(button("Copied").elements()).toEqual([]);
});
