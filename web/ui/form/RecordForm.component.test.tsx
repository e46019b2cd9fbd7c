import { useState } from "react";
import { Link } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { z } from "zod";
import { button, field, link } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { TextField } from "../field/TextField.tsx";
import { RecordForm } from "./RecordForm.tsx";
import { useForm } from "./use-form.ts";

const schema = z.object({ name: z.string().trim().min(1, "Type a name"), city: z.string() });
type Values = z.input<typeof schema>;
const saved: Values = { name: "Harbor House", city: "Chicago" };

interface HouseProps {
  calls: unknown[];
  isNew?: boolean;
  mayEdit?: boolean;
  busy?: boolean;
  restored?: boolean;
  newerValues?: Values | null;
  save?: string;
  hasCancel?: boolean;
  changed?: boolean;
}

const House = (props: HouseProps) => {
  const {
    calls,
    isNew = false,
    mayEdit = true,
    busy = false,
    restored = false,
    newerValues = null,
    hasCancel = true,
    changed = false,
  } = props;
  const form = useForm(schema, isNew ? { name: "", city: "" } : saved);
  const [isChanged] = useState(() => () => changed);
  const discard = (): Values => {
    calls.push("discard");
    return saved;
  };
  return (
    <RecordForm<Values, Values>
      title="House"
      isNew={isNew}
      mayEdit={mayEdit}
      editor={{ form, busy, isChanged, restored, discard, newerValues }}
      labels={{ name: "Name", city: "City" }}
      shownValue={(value) => value || "—"}
      changed="Somebody else changed this house."
      onFilled={(filled) => calls.push(filled)}
      onCancel={hasCancel ? () => calls.push("cancel") : undefined}
      {...(props.save && { save: props.save })}
    >
      <TextField {...form.field("name")} label="Name" required />
      <TextField {...form.field("city")} label="City" />
    </RecordForm>
  );
};
const open = async (props: Omit<HouseProps, "calls"> = {}) => {
  const calls: unknown[] = [];
  await render(<House calls={calls} {...props} />);
  return calls;
};

test("a new record is added once it is right, the first problem gets the focus", async () => {
  const calls = await open({ isNew: true });
  await button("Add").click();
  await expect.element(field("Name")).toHaveAccessibleDescription("Type a name");
  await expect.element(field("Name")).toHaveFocus();
  expect(calls).toEqual([]);
  await field("Name").fill(" Lake House ");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => calls).toEqual([{ name: "Lake House", city: "" }]);
});

test("a record that is there is updated, or what its button says; Cancel cancels", async () => {
  const calls = await open();
  await button("Update").click();
  await button("Cancel").click();
  expect(calls).toEqual([saved, "cancel"]);
});

test("its button has another word where it is given one, and without a way back there is no Cancel", async () => {
  await open({ save: "Publish", hasCancel: false });
  await expect.element(button("Publish")).toBeVisible();
  expect(button("Cancel").elements()).toEqual([]);
});

test("who may only read sees the fields and no button to send", async () => {
  await open({ mayEdit: false });
  await expect.element(field("Name")).toBeDisabled();
  expect(button("Update").elements()).toEqual([]);
});

test("what somebody else saved stands beside what is typed, and is taken field by field", async () => {
  await open({ newerValues: { name: "Harbor", city: "Boston" } });
  await expect.element(page.getByText("Somebody else changed this house.")).toBeVisible();
  await page.getByRole("button", { name: /City/ }).click();
  await expect.element(field("City")).toHaveValue("Boston");
  await expect.element(field("Name")).toHaveValue("Harbor House");
});

test("that a draft was restored and what somebody else saved stand apart from each other", async () => {
  await open({ restored: true, newerValues: { name: "Harbor", city: "Boston" } });
  const above = page.getByText("Draft restored").element().parentElement!.getBoundingClientRect();
  const below = page.getByRole("alert").element().getBoundingClientRect();
  expect(below.top - above.bottom).toBeGreaterThanOrEqual(12);
});

test("a draft that was restored says so, and is discarded", async () => {
  await open({ restored: true, isNew: true });
  await button("Discard draft").click();
  await expect.element(field("Name")).toHaveValue("Harbor House");
});

test("nothing is sent while it is being saved", async () => {
  const calls = await open({ busy: true });
  await expect.element(page.getByRole("button", { name: /Update/ })).toHaveAttribute("aria-busy", "true");
  expect(calls).toEqual([]);
});

test("what was typed is discarded by who leaves without saving, and stays for who cancels the leaving", async () => {
  const calls: unknown[] = [];
  const { address } = await render(
    <>
      <House calls={calls} changed />
      <Link to="/elsewhere">Elsewhere</Link>
    </>,
  );
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await link("Elsewhere").click();
  await question.getByRole("button", { name: "Cancel" }).click();
  expect([address(), calls]).toEqual(["/", []]);
  await link("Elsewhere").click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect.poll(address).toBe("/elsewhere");
  expect(calls).toEqual(["discard"]);
});
