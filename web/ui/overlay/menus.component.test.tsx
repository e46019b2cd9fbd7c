import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { EditMenu } from "./EditMenu.tsx";
import { MenuButton } from "./MenuButton.tsx";
import { MenuAction } from "./MenuItems.tsx";
import { SidePanel } from "./SidePanel.tsx";

const nameForm = (
  <main tabIndex={-1}>
    <input aria-label="Name" />
  </main>
);

test("a row's menu edits and deletes; what cannot be done says why and does nothing", async () => {
  const done: string[] = [];
  await render(
    <>
      <EditMenu label="More about A" onEdit={() => done.push("edit")} onDelete={() => done.push("delete")} />
      <MenuButton button="Others">
        <MenuAction reason="It is on its way." onAction={() => done.push("send")}>
          Send
        </MenuAction>
      </MenuButton>
    </>,
  );
  await button("More about A").click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await expect.element(button("More about A")).toHaveFocus();
  await button("More about A").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await button("Others").click();
  const send = page.getByRole("menuitem", { name: /Send/ });
  await expect.element(send).toHaveTextContent("SendIt is on its way.");
  await expect.element(send).toHaveAttribute("aria-disabled", "true");
  await send.click({ force: true });
  expect(done).toEqual(["edit", "delete"]);
});

test("a panel beside a list takes the focus, and Escape in it closes it, not elsewhere", async () => {
  let closings = 0;
  await render(
    <>
      {nameForm}
      <SidePanel title="Bridge" about="Draft" onClose={() => (closings += 1)}>
        <input aria-label="Dose" />
      </SidePanel>
    </>,
  );
  await expect.element(page.getByRole("complementary", { name: "Bridge" })).toHaveFocus();
  await field("Name").click();
  await userEvent.keyboard("{Escape}");
  expect(closings).toBe(0);
  await page.getByRole("textbox", { name: "Dose" }).click();
  await userEvent.keyboard("{Escape}");
  await button("Close").click();
  expect(closings).toBe(2);
});
