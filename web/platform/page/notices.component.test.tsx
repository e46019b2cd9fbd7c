import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { toasts } from "../notices/toasts.ts";

const nameForm = (
  <main tabIndex={-1}>
    <input aria-label="Name" />
  </main>
);

test("Undo goes back once and takes its notice away; another kind of it says Take back", async () => {
  const done: string[] = [];
  await render(nameForm);
  toasts.undo("Deleted.", () => done.push("undo"));
  toasts.takeBack("Moved.", () => done.push("back"));
  await button("Undo").click();
  await expect.element(page.getByText("Deleted.")).not.toBeInTheDocument();
  await button("Take back").click();
  await expect.element(page.getByText("Moved.")).not.toBeInTheDocument();
  expect(done).toEqual(["undo", "back"]);
});

test("F6 leads to the newest notice, and the focus is where it was once that is closed", async () => {
  await render(nameForm);
  await field("Name").click();
  await userEvent.keyboard("{F6}");
  await expect.element(field("Name")).toHaveFocus();
  toasts.success("Saved.");
  toasts.undo("Deleted.", () => {});
  await expect.element(button("Undo")).toBeVisible();
  await userEvent.keyboard("{F6}");
  await expect.element(button("Undo")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field("Name")).toHaveFocus();
});

test("a notice that is read stays, and goes once it is left", async () => {
  await render(nameForm);
  toasts.success("Saved.");
  await expect.element(button("Close notice")).toBeVisible();
  button("Close notice").element().focus();
  const box = page.getByText("Saved.").element().closest("[data-kind]");
  await expect.poll(() => box?.getAttribute("data-paused")).toBe("true");
  field("Name").element().focus();
  await expect.poll(() => box?.getAttribute("data-paused")).toBe("false");
  await expect.element(page.getByText("Saved.")).not.toBeInTheDocument();
});
