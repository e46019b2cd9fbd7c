import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../../testing/render.tsx";
import { ChangeList } from "./ChangeList.tsx";

test("each change is a line with its name and text, in the order in which it was made", async () => {
  await render(
    <ChangeList
      changes={[
        { id: "2", kind: "changed", name: "Heel slide", text: "2 × 10 instead of 1 × 10" },
        { id: "1", kind: "added", name: "Bridge", text: "daily from S+3" },
        { id: "3", kind: "ended", name: "Squat", text: "ends S+9" },
      ]}
    />,
  );
  const lines = page.getByRole("list", { name: "Changes" }).getByRole("listitem");
  await expect.element(lines.nth(0)).toHaveTextContent("Heel slide2 × 10 instead of 1 × 10");
  await expect.element(lines.nth(1)).toHaveTextContent("Bridgedaily from S+3");
  await expect.element(lines.nth(2)).toHaveTextContent("Squatends S+9");
});
