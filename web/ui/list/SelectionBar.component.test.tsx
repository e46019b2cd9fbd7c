import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Dialog } from "../overlay/Dialog.tsx";
import { SelectionAction, SelectionBar } from "./SelectionBar.tsx";

test("what is ticked is told, acted upon, and cleared by a press and by Escape", async () => {
  const done: string[] = [];
  await render(
    <SelectionBar text="3 selected" onClear={() => done.push("clear")}>
      <SelectionAction onClick={() => done.push("notify")}>Notify</SelectionAction>
    </SelectionBar>,
  );
  const bar = page.getByRole("region", { name: "Selection" });
  await expect.element(bar.getByRole("status")).toHaveTextContent("3 selected");
  await bar.getByRole("button", { name: "Notify" }).click();
  await bar.getByRole("button", { name: "Clear Esc" }).click();
  await userEvent.keyboard("x{Escape}");
  expect(done).toEqual(["notify", "clear", "clear"]);
});

test("Escape while a dialog is open keeps what is ticked, wherever the focus is", async () => {
  const done: string[] = [];
  await render(
    <>
      <SelectionBar text="3 selected" onClear={() => done.push("clear")}>
        {null}
      </SelectionBar>
      <Dialog title="Notify" onClose={() => done.push("close")}>
        To 3 people
      </Dialog>
    </>,
  );
  await expect.element(page.getByRole("dialog")).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("{Escape}");
  expect(done).not.toContain("clear");
});
