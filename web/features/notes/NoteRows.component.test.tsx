import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { listItem } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import type { NoteFragment } from "./notes.graphql.ts";
import { NoteRows } from "./NoteRows.tsx";

const note = (number: number, author: number, notes: string): NoteFragment => ({
  _id: uuid(number),
  patient_id: uuid(2),
  notes,
  time_logged: 90,
  datetime: "2026-03-02T05:30:00.000Z", // 11:30 PM of the day before in Chicago
  updated_at: "2026-03-02T05:31:00.000Z",
  version: 1,
  category: { _id: uuid(12), category_name: "Visit" },
  created_by: { _id: uuid(author), firstname: "Thea", lastname: "Therapist" },
});

const open = async () => {
  const edited: string[] = [];
  await render(
    <NoteRows
      notes={[note(1, 9003, "Walks without a cane."), note(2, 77, "Called.")]}
      timeZone="America/Chicago"
      onEdit={({ _id }) => edited.push(_id)}
    />,
  );
  return edited;
};

test("a note says when by the clinic's clock, who, what and how long", async () => {
  await open();
  await expect
    .element(listItem("Walks without a cane."))
    .toMatchTextContent(/03\/01\/2026.*11:30 PM.*Thea Therapist.*Visit.*Walks without a cane\..*1h 30m/);
});

test("only the author of a note edits it", async () => {
  const edited = await open();
  await expect.element(listItem("Called.").getByRole("button", { name: /More about/ })).not.toBeInTheDocument();
  await listItem("Walks without a cane.")
    .getByRole("button", { name: /More about/ })
    .click();
  await page.getByRole("menuitem", { name: /Edit/ }).click();
  expect(edited).toEqual([uuid(1)]);
});

test("B389: the text of a note is copied", async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: async (text: string) => copied.push(text) },
  });
  await open();
  await listItem("Called.")
    .getByRole("button", { name: /Copy the note/ })
    .click();
  await expect.poll(() => copied).toEqual(["Called."]);
  Reflect.deleteProperty(navigator, "clipboard");
});
