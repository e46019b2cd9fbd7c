import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { singleKeys, useSingleKeys } from "./single-keys.ts";
import { useKeys } from "./use-keys.ts";

const pressed: string[] = [];
const Keys = () => {
  useKeys(({ key }) => pressed.push(key));
  return (
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Tick" />
      <textarea aria-label="Text" />
      <p>{useSingleKeys() ? "Keys are on" : "Keys are off"}</p>
    </>
  );
};
const open = async () => {
  pressed.length = 0;
  return render(<Keys />);
};

test("a plain key acts wherever the focus is, but not in a field that takes it", async () => {
  await open();
  await userEvent.keyboard("n{ArrowDown}");
  await page.getByRole("textbox", { name: "Name" }).click();
  await userEvent.keyboard("a");
  await page.getByRole("textbox", { name: "Text" }).click();
  await userEvent.keyboard("b");
  await page.getByRole("checkbox", { name: "Tick" }).click();
  await userEvent.keyboard("c");
  expect(pressed).toEqual(["n", "ArrowDown", "c"]);
});

test("a key with Ctrl, Alt or Cmd is the browser's", async () => {
  await open();
  for (const change of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "n", ...change }));
  expect(pressed).toEqual([]);
});

test("switched-off single keys do nothing, the others go on, also after a reload", async () => {
  await open();
  await expect.element(page.getByText("Keys are on")).toBeVisible();
  singleKeys.set(false);
  await expect.element(page.getByText("Keys are off")).toBeVisible();
  await userEvent.keyboard("n{ArrowDown}");
  expect(pressed).toEqual(["ArrowDown"]);
  expect(localStorage.getItem("restride.single-keys")).toBe("off");
  singleKeys.set(true);
  await userEvent.keyboard("n");
  expect(pressed).toEqual(["ArrowDown", "n"]);
});

test("a page that is left hears no key any more", async () => {
  const { unmount } = await open();
  await unmount();
  await userEvent.keyboard("n");
  expect(pressed).toEqual([]);
});
