import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { IconButton } from "./IconButton.tsx";

const open = async (disabled: boolean) => {
  let presses = 0;
  await render(
    <IconButton
      label="Next page"
      reason="This is the last one."
      icon="›"
      disabled={disabled}
      onClick={() => (presses += 1)}
    />,
  );
  return () => presses;
};

test("a button of an icon has its label as its name, and works", async () => {
  const presses = await open(false);
  await page.getByRole("button", { name: "Next page", exact: true }).click();
  expect(presses()).toBe(1);
});

test("a disabled one says why, stays in reach of the keys, and does nothing", async () => {
  const presses = await open(true);
  const button = page.getByRole("button", { name: "Next page: This is the last one." });
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  (button.element() as HTMLButtonElement).click();
  expect(presses()).toBe(0);
});
