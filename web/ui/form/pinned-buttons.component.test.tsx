import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { z } from "zod";
import { render } from "../../testing/render.tsx";
import { TextField } from "../field/TextField.tsx";
import { RecordForm } from "./RecordForm.tsx";
import { useForm } from "./use-form.ts";

const schema = z.object({ name: z.string() });

/** Form that is higher than a phone's window. */
const LongForm = ({ pinned }: { pinned: boolean }) => {
  const form = useForm(schema, { name: "Harbor House" });
  return (
    <RecordForm
      title="House"
      isNew={false}
      pinned={pinned}
      editor={{
        form,
        busy: false,
        isChanged: () => false,
        restored: false,
        discard: () => form.values,
        newerValues: null,
      }}
      labels={{ name: "Name" }}
      shownValue={(value) => value}
      changed="Somebody else changed this house."
      onFilled={() => undefined}
      onCancel={() => undefined}
    >
      <div style={{ height: "2000px" }} />
      <TextField {...form.field("name")} label="Name" />
    </RecordForm>
  );
};
const button = (name: string) => page.getByRole("button", { name, exact: true }).element().getBoundingClientRect();
const field = () => page.getByRole("textbox", { name: "Name" }).element().getBoundingClientRect();

test("on a phone the pinned buttons of a form stay at the bottom, whatever is scrolled, and cover no field", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  await render(<LongForm pinned />);
  await expect.element(page.getByRole("button", { name: "Update" })).toBeVisible();
  const fromBottom = (): number[] => ["Cancel", "Update"].map((name) => Math.round(innerHeight - button(name).bottom));
  expect(fromBottom()).toEqual([12, 12]);
  window.scrollTo(0, document.documentElement.scrollHeight);
  expect(fromBottom()).toEqual([12, 12]);
  expect(field().bottom).toBeLessThanOrEqual(button("Update").top - 12);
  expect(button("Cancel").left).toBeGreaterThanOrEqual(0);
  expect(button("Update").right).toBeLessThanOrEqual(390);
});

test("on a wide screen, and of a form that does not pin them, the buttons stand in the head", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  const { unmount } = await render(<LongForm pinned />);
  await expect.element(page.getByRole("button", { name: "Update" })).toBeVisible();
  expect(button("Update").bottom).toBeLessThan(100);
  await unmount();
  await page.viewport(390, 844);
  await render(<LongForm pinned={false} />);
  await expect.element(page.getByRole("button", { name: "Update" })).toBeVisible();
  expect(button("Update").bottom).toBeLessThan(150);
});
