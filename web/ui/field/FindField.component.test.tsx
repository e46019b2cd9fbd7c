import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { FindField } from "./FindField.tsx";

const codes = [
  { key: "M25", text: "M25 Other joint disorder", disabled: true, look: "M25" },
  { key: "M25.66", text: "M25.66 Stiffness of joint", look: "M25.66" },
];

function Field({ items, onTake }: { items: typeof codes; onTake: (key: string) => void }) {
  const [typed, setTyped] = useState("");
  return (
    <FindField
      label="Find"
      placeholder="Words"
      typed={typed}
      onTyped={setTyped}
      items={items}
      head="2 found"
      none="Nothing has these words."
      onTake={onTake}
    />
  );
}

const open = async (items = codes) => {
  await render(<Field items={items} onTake={() => undefined} />);
  await page.getByRole("combobox", { name: "Find" }).fill("joint");
};

test("what is disabled is read and cannot be taken", async () => {
  await open();
  const heading = page.getByRole("option", { name: "M25", exact: true });
  await expect.element(heading).toHaveAttribute("aria-disabled", "true");
});

test("a search that finds nothing says so", async () => {
  await open([]);
  await expect.element(page.getByText("Nothing has these words.")).toBeVisible();
});
