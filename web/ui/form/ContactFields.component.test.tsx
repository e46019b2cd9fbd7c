import { expect, test } from "vitest";
import { field } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { ContactFields } from "./ContactFields.tsx";

const emptyField = (name: string) => ({ name, value: "", error: undefined, onValue: () => {}, onBlur: () => {} });
const names = ["Contact name", "Contact email", "Contact phone"];

test("a contact that has to be named is marked as required in each line", async () => {
  await render(<ContactFields field={emptyField} required />);
  for (const name of names) await expect.element(field(name)).toHaveAttribute("aria-required", "true");
});

test("of a contact that may be left out no line is marked", async () => {
  await render(<ContactFields field={emptyField} />);
  for (const name of names) await expect.element(field(name)).not.toHaveAttribute("aria-required", "true");
});
