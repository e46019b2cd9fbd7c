import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Drawer } from "./Drawer.tsx";

const Opened = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <Drawer title="People" about="3 people" onClose={() => setOpen(false)}>
          <p>Ann Lee</p>
        </Drawer>
      )}
    </>
  );
};

const closings = {
  Escape: () => userEvent.keyboard("{Escape}"),
  "the cross": () => page.getByRole("button", { name: "Close" }).click(),
};

test.for(["Escape", "the cross"] as const)("%s closes a drawer and gives the focus back", async (how) => {
  await render(<Opened />);
  await page.getByRole("button", { name: "Open" }).click();
  await expect.element(page.getByRole("dialog", { name: "People" })).toMatchTextContent(/3 people.*Ann Lee/);
  await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
  await closings[how]();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
});
