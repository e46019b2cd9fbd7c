import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { ConfirmDialog, Dialog } from "./Dialog.tsx";

const Opened = ({ onSubmit }: { onSubmit: () => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <Dialog
          title="Ship address"
          subject="Ann Lee"
          onClose={() => setOpen(false)}
          onSubmit={onSubmit}
          actions={<button type="submit">Save</button>}
        >
          <label>
            City <input />
          </label>
          <label>
            Note <textarea />
          </label>
        </Dialog>
      )}
    </>
  );
};

test.for(["Escape", "the cross"])("%s closes a dialog and gives the focus back to what opened it", async (how) => {
  await render(<Opened onSubmit={() => {}} />);
  await page.getByRole("button", { name: "Open" }).click();
  await expect.element(page.getByRole("dialog", { name: "Ship address Ann Lee" })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "City" })).toHaveFocus();
  if (how === "Escape") await userEvent.keyboard("{Escape}");
  else await page.getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
});

test.each(["Control", "Meta"])("Enter in a field sends, in a text of several lines %s+Enter does", async (key) => {
  let sent = 0;
  await render(<Opened onSubmit={() => (sent += 1)} />);
  await page.getByRole("button", { name: "Open" }).click();
  await expect.element(page.getByRole("textbox", { name: "City" })).toHaveFocus();
  await userEvent.keyboard("Chicago{Enter}");
  expect(sent).toBe(1);
  await page.getByRole("textbox", { name: "Note" }).click();
  await userEvent.keyboard("one{Enter}two");
  expect(sent).toBe(1);
  await expect.element(page.getByRole("textbox", { name: "Note" })).toHaveValue("one\ntwo");
  await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
  expect(sent).toBe(2);
});

test("a question begins with the focus on Cancel, and is confirmed by its own word", async () => {
  const pressed: string[] = [];
  await render(
    <ConfirmDialog
      title="End this link?"
      text="Nobody can open it afterwards."
      confirm="End link"
      danger
      onConfirm={() => pressed.push("confirm")}
      onClose={() => pressed.push("close")}
    />,
  );
  await expect.element(page.getByText("Nobody can open it afterwards.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await page.getByRole("button", { name: "End link" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(pressed).toEqual(["confirm", "close"]);
});

test("a dialog that is only read opens at its beginning, though links fill more than the window", async () => {
  const names = Array.from({ length: 80 }, (_, index) => `Link ${index + 1}`);
  await render(
    <Dialog title="Things to check" onClose={() => {}}>
      <p>Correct each of them.</p>
      {names.map((name) => (
        <p key={name}>
          <a href="/a">{name}</a>
        </p>
      ))}
    </Dialog>,
  );
  await expect.element(page.getByText("Correct each of them.")).toBeInViewport();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("link", { name: "Link 1", exact: true })).toHaveFocus();
});
