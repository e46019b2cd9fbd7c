import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { LazyDialog } from "./LazyDialog.tsx";

test("a dialog whose code is loaded on demand has its title and content, and Escape closes it", async () => {
  let closings = 0;
  await render(
    <LazyDialog title="Weeks" onClose={() => (closings += 1)}>
      <p>Week Of</p>
    </LazyDialog>,
  );
  await expect.element(page.getByRole("dialog", { name: "Weeks" })).toBeVisible();
  await expect.element(page.getByText("Week Of")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(closings).toBe(1);
});

test("who opens it again has it at once", async () => {
  const dialog = () => page.getByRole("dialog", { name: "Weeks" });
  const weeks = (
    <LazyDialog title="Weeks" onClose={() => {}}>
      <p>Week Of</p>
    </LazyDialog>
  );
  const { unmount } = await render(weeks);
  await expect.element(dialog()).toBeVisible();
  await unmount();
  await render(weeks);
  expect(dialog().elements()).toHaveLength(1);
  expect(page.getByText("Opening …").elements()).toEqual([]);
});
