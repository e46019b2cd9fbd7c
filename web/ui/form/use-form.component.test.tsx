import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { z } from "zod";
import { button, field } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { TextField } from "../field/TextField.tsx";
import { useForm } from "./use-form.ts";

const schema = z.object({
  name: z.string().min(1, "Please enter name."),
  code: z.string().min(2, "Please enter code."),
});

function Form({ onSend }: { onSend: (values: z.output<typeof schema>) => void }) {
  const { field, submit, form, refuse } = useForm(schema, { name: "", code: "" });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(onSend);
      }}
    >
      <TextField {...field("name")} label="Name" />
      <TextField {...field("code")} label="Code" />
      <button type="submit">Send</button>
      <button type="button" onClick={() => refuse("code", "This code is taken.")}>
        Refuse
      </button>
    </form>
  );
}

const open = async () => {
  const sent: unknown[] = [];
  await render(<Form onSend={(values) => sent.push(values)} />);
  return sent;
};

test("a form that is wrong sends nothing, names each problem, and leads to the first", async () => {
  const sent = await open();
  await field("Code").fill("AB");
  await button("Send").click();
  await expect.element(field("Name")).toHaveFocus();
  await expect.element(field("Name")).toHaveAccessibleDescription("Please enter name.");
  expect(sent).toEqual([]);
  await field("Name").fill("Ann");
  await button("Send").click();
  expect(sent).toEqual([{ name: "Ann", code: "AB" }]);
});

test("a field shows its problem once it was left", async () => {
  await open();
  await field("Name").click();
  await expect.element(page.getByText("Please enter name.")).not.toBeInTheDocument();
  await field("Code").click();
  await expect.element(page.getByText("Please enter name.")).toBeVisible();
});

test("what the server refused is said at its field until it is changed, and again when it comes back", async () => {
  await open();
  await field("Code").fill("AB");
  await button("Refuse").click();
  await expect.element(page.getByText("This code is taken.")).toBeVisible();
  await expect.element(field("Code")).toHaveFocus();
  await field("Code").fill("ABC");
  await expect.element(page.getByText("This code is taken.")).not.toBeInTheDocument();
  await field("Code").fill("AB");
  await expect.element(page.getByText("This code is taken.")).toBeVisible();
});
