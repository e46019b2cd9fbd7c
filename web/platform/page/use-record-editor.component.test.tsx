import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { useRecordEditor, useRecordStart } from "./use-record-editor.ts";

const data = { kind: "data", data: {}, message: "Saved." } as const;

/** Form whose next page never loads. */
function Form({ stays, onSave }: { stays: boolean; onSave: () => void }) {
  const start = useRecordStart("test", () => ({ version: null, values: "" }));
  const [values, setValues] = useState("");
  const editor = useRecordEditor({
    start,
    values,
    save: () => {
      onSave();
      return Promise.resolve(data);
    },
    readNewest: () => Promise.resolve(null),
    ...(stays && { savedAs: () => null }),
    onSaved: () => undefined,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void editor.send(values);
      }}
    >
      <input aria-label="Name" value={values} onChange={({ target }) => setValues(target.value)} />
    </form>
  );
}

test.each([
  ["that is left after saving is sent once, however long the next page takes", false, 1],
  ["that stays open is saved again", true, 2],
])("a form %s", async (_title, stays, sent) => {
  let saves = 0;
  await render(<Form stays={stays} onSave={() => (saves += 1)} />);
  await page.getByRole("textbox", { name: "Name" }).fill("Ann");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => saves).toBe(1);
  await expect.element(page.getByText("Saved.")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => saves).toBe(sent);
});
