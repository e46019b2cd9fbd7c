import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { z } from "zod";
import { render } from "../../testing/render.tsx";
import { TextField } from "../field/TextField.tsx";
import { FormDialog } from "./FormDialog.tsx";
import { useForm } from "./use-form.ts";

const schema = z.object({ city: z.string().trim().min(1, "Type a city"), zip: z.string() });
type Values = z.input<typeof schema>;

interface NamedProps {
  onSend: (values: Values) => Promise<boolean | string>;
  drafts: (Values | null)[];
  restored?: boolean;
}

const Address = ({ onSend, drafts, restored = false }: NamedProps) => {
  const initial = { city: "", zip: "60601" };
  const [busy, setBusy] = useState(false);
  const form = useForm(schema, restored ? { city: "Chicago", zip: "60601" } : initial);
  const [store] = useState(() => (values: Values | null) => void drafts.push(values));
  const trackSending = async <Result,>(send: () => Promise<Result>): Promise<Result> => {
    setBusy(true);
    const result = await send();
    setBusy(false);
    return result;
  };
  const draft = { initial, restored, store, discard: () => initial, busy, trackSending };
  return (
    <FormDialog
      title="Address"
      form={form}
      draft={draft}
      confirm="Save"
      onSend={onSend}
      onClose={() => drafts.push(null)}
    >
      <TextField {...form.field("city")} label="City" required />
      <TextField {...form.field("zip")} label="ZIP" />
    </FormDialog>
  );
};

test("what is wrong is said at its field, which gets the focus, and nothing is sent", async () => {
  const sent: Values[] = [];
  await render(<Address drafts={[]} onSend={async (values) => sent.push(values) > 0} />);
  await expect.element(page.getByText("Type a city")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Save" }).click();
  const city = page.getByRole("textbox", { name: "City" });
  await expect.element(city).toHaveAccessibleDescription("Type a city");
  await expect.element(city).toHaveFocus();
  expect(sent).toEqual([]);
  await city.fill(" Chicago ");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => sent).toEqual([{ city: "Chicago", zip: "60601" }]);
});

test("a draft is kept while something differs, and forgotten once it was taken", async () => {
  const drafts: (Values | null)[] = [];
  await render(<Address drafts={drafts} onSend={async () => true} />);
  await page.getByRole("textbox", { name: "City" }).fill("Chicago");
  await expect.poll(() => drafts.at(-1)).toEqual({ city: "Chicago", zip: "60601" });
  await page.getByRole("textbox", { name: "City" }).fill("");
  await expect.poll(() => drafts.at(-1)).toBeNull();
  await page.getByRole("textbox", { name: "City" }).fill("Boston");
  await expect.poll(() => drafts.at(-1)).toEqual({ city: "Boston", zip: "60601" });
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => drafts.at(-1)).toBeNull();
});

test("a refusal is said with what was typed still there", async () => {
  await render(<Address drafts={[]} onSend={async () => "This ZIP code is not in Chicago."} />);
  await page.getByRole("textbox", { name: "City" }).fill("Chicago");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("This ZIP code is not in Chicago. What you typed is kept.")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "City" })).toHaveValue("Chicago");
});

test("it is sent once, however often the button is pressed meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let sentCount = 0;
  await render(<Address drafts={[]} restored onSend={() => ((sentCount += 1), promise)} />);
  await page.getByRole("button", { name: "Save" }).click();
  await userEvent.keyboard("{Enter}");
  expect(sentCount).toBe(1);
  resolve(true);
});

test("a draft that was restored is said, and can be discarded", async () => {
  await render(<Address drafts={[]} restored onSend={async () => true} />);
  await expect.element(page.getByText("Draft restored")).toBeVisible();
  await page.getByRole("button", { name: "Discard draft" }).click();
  await expect.element(page.getByRole("textbox", { name: "City" })).toHaveValue("");
});
