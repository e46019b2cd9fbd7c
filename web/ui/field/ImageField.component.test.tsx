import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { ImageField } from "./ImageField.tsx";

const first = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
const second = "data:image/gif;base64,R0lGODlhAQABAPAAAP8AAP8AACwAAAAAAQABAAACAkQBADs=";

type Answer = { readonly image: string } | { readonly message: string };

/** Opens a field whose uploads get these answers in order. Returns access to the field's value and to the files that were sent. */
async function open(answers: Answer[], start = "") {
  const files: string[] = [];
  const values = [start];
  const Held = () => {
    const [value, setValue] = useState(start);
    const upload = async (file: File): Promise<Answer> => {
      files.push(file.name);
      return answers.shift()!;
    };
    return (
      <ImageField
        label="Photo"
        value={value}
        onValue={(next) => {
          values.push(next);
          setValue(next);
        }}
        upload={upload}
        shape="round"
        fallback="No photo"
        hint="PNG, JPEG or WebP, at most 10 MB."
      />
    );
  };
  await render(<Held />);
  return { files, currentValue: () => values.at(-1) };
}
const file = (name: string, bytes = 4) => new File([new Uint8Array(bytes)], name, { type: "image/png" });
const input = () => page.getByLabelText(/^(Choose|Change) photo$/);
const choose = (name: string) => userEvent.upload(input(), file(name));

/** Chooses a large file as a browser does. upload() would first send the file's bytes over the connection of the test, which takes seconds. */
function chooseLarge(name: string, bytes: number): void {
  const field = input().element() as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(file(name, bytes));
  field.files = chosen.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

test("the address of a picture that was taken is held, and Remove empties the field", async () => {
  const { files, currentValue } = await open([{ image: first }]);
  await expect.element(page.getByText("No photo")).toBeVisible();
  await choose("portrait.png");
  await expect.poll(currentValue).toBe(first);
  expect(files).toEqual(["portrait.png"]);
  await expect.element(page.getByText("Change photo")).toBeVisible();
  await page.getByRole("button", { name: "Remove photo" }).click();
  await expect.poll(currentValue).toBe("");
});

test("why a picture was not taken stands at the field until the next one is", async () => {
  const { currentValue } = await open([{ message: "This file is no picture." }, { image: second }], first);
  await choose("notes.png");
  await expect.element(page.getByRole("alert")).toMatchTextContent(/This file is no picture\./);
  expect(currentValue()).toBe(first);
  await choose("portrait.png");
  await expect.poll(currentValue).toBe(second);
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await expect.element(page.getByText("PNG, JPEG or WebP, at most 10 MB.")).toBeVisible();
});

test("a file beyond 10 MB is refused before it is sent", async () => {
  const { files, currentValue } = await open([]);
  chooseLarge("poster.png", 10 * 1024 * 1024 + 1);
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect([files, currentValue()]).toEqual([[], ""]);
});
