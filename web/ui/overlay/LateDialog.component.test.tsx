import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { LateDialog } from "./LateDialog.tsx";

test("a dialog that comes late has its title and content, and Escape closes it", async () => {
  let closings = 0;
  await render(
    <LateDialog title="Weeks" onClose={() => (closings += 1)}>
      <p>Week Of</p>
    </LateDialog>,
  );
  await expect.element(page.getByRole("dialog", { name: "Weeks" })).toBeVisible();
  await expect.element(page.getByText("Week Of")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(closings).toBe(1);
});

test("who opens it again has it at once", async () => {
  const dialog = () => page.getByRole("dialog", { name: "Weeks" });
  const weeks = (
    <LateDialog title="Weeks" onClose={() => {}}>
      <p>Week Of</p>
    </LateDialog>
  );
  const { unmount } = await render(weeks);
  await expect.element(dialog()).toBeVisible();
  await unmount();
  await render(weeks);
  expect(dialog().elements()).toHaveLength(1);
  expect(page.getByText("Opening …").elements()).toEqual([]);
});
