import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { z } from "zod";
import { button } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { TextField } from "../field/TextField.tsx";
import { InlineForm } from "./InlineForm.tsx";
import { useForm } from "./use-form.ts";

const schema = z.object({ city: z.string().trim().min(1, "Type a city") });
type Values = z.input<typeof schema>;

interface CityProps {
  calls: unknown[];
  isTaken?: boolean;
  restored?: boolean;
  busy?: boolean;
}

const City = ({ calls, isTaken = true, restored = false, busy = false }: CityProps) => {
  const initial: Values = { city: "Chicago" };
  const form = useForm(schema, restored ? { city: "Boston" } : initial);
  const [store] = useState(() => (values: Values | null) => void calls.push({ keep: values }));
  const discard = (): Values => {
    calls.push("discard");
    return initial;
  };
  const trackSending = <Result,>(send: () => Promise<Result>) => send();
  const onSend = async (values: Values): Promise<boolean> => {
    calls.push(values);
    return isTaken;
  };
  return (
    <InlineForm
      label="City"
      form={form}
      draft={{ initial, restored, store: store, discard, busy, trackSending: trackSending }}
      onSend={onSend}
      onClose={() => calls.push("close")}
    >
      <TextField {...form.field("city")} label="City" />
    </InlineForm>
  );
};
const field = () => page.getByRole("textbox", { name: "City" });
const open = async (props: Omit<CityProps, "calls"> = {}) => {
  const calls: unknown[] = [];
  await render(<City calls={calls} {...props} />);
  return calls;
};

test.each(["Control", "Meta"])("its first field has the focus, and what %s+Enter saves closes it", async (key) => {
  const calls = await open();
  await expect.element(field()).toHaveFocus();
  await field().fill(" Boston ");
  await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
  await expect.poll(() => calls.slice(-3)).toEqual([{ city: "Boston" }, "discard", "close"]);
});

test("what is typed is kept as a draft, until it is what it was", async () => {
  const calls = await open();
  await field().fill("Boston");
  await expect.poll(() => calls.at(-1)).toEqual({ keep: { city: "Boston" } });
  await field().fill("Chicago");
  await expect.poll(() => calls.at(-1)).toEqual({ keep: null });
});

test("Escape closes it while nothing was typed, and does not afterwards; Cancel always does", async () => {
  const calls = await open();
  await field().fill("Boston");
  await userEvent.keyboard("{Escape}");
  expect(calls).not.toContain("close");
  await field().fill("Chicago");
  await userEvent.keyboard("{Escape}");
  expect(calls).toContain("close");
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(calls.filter((each) => each === "close")).toHaveLength(2);
});

test("what is wrong is said at its field and not sent; what was not taken stays open", async () => {
  const calls = await open({ isTaken: false });
  await field().fill(" ");
  await button("Save").click();
  await expect.element(field()).toHaveAccessibleDescription("Type a city");
  await field().fill("Boston");
  await button("Save").click();
  await expect.poll(() => calls.at(-1)).toEqual({ city: "Boston" });
  expect(calls).not.toContain("close");
});

test("a draft that was restored says so, and is discarded", async () => {
  await open({ restored: true });
  await expect.element(field()).toHaveValue("Boston");
  await page.getByRole("button", { name: "Discard draft" }).click();
  await expect.element(field()).toHaveValue("Chicago");
});

test("nothing is sent twice", async () => {
  const calls = await open({ busy: true });
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(calls).toEqual([{ keep: null }]);
});
