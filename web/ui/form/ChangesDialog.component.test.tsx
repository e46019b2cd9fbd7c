import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { ChangesDialog } from "./ChangesDialog.tsx";

test("changes are listed with their heads before they are confirmed, and Escape makes none", async () => {
  const pressed: string[] = [];
  await render(
    <ChangesDialog
      question="Save these changes?"
      heads={["Field", "Before", "After"]}
      rows={[
        ["Ship date", "03/02/2026", "03/09/2026"],
        ["Phone", "(312) 555-0100", "(312) 555-0199"],
      ]}
      confirm="Save changes"
      onConfirm={() => pressed.push("confirm")}
      onClose={() => pressed.push("close")}
    />,
  );
  const rows = page.getByRole("row");
  await expect.element(rows.nth(0)).toHaveTextContent("FieldBeforeAfter");
  await expect.element(rows.nth(1)).toHaveTextContent("Ship date03/02/202603/09/2026");
  await expect.element(rows.nth(2)).toHaveTextContent("Phone(312) 555-0100(312) 555-0199");
  await expect.element(page.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(pressed).toEqual(["close"]);
  await page.getByRole("button", { name: "Save changes" }).click();
  expect(pressed).toEqual(["close", "confirm"]);
});
