import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { textsOf } from "../../testing/texts-of.ts";
import { render } from "../../testing/render.tsx";
import { Differences } from "./Differences.tsx";

test("each newer value stands beside its field and can be taken; one that was erased is named empty", async () => {
  const onTake = vi.fn<(field: "city" | "zip") => void>();
  await render(
    <Differences<{ city: string; zip: string }>
      sentence="Somebody else changed this."
      differences={[
        { field: "city", label: "City", newerText: "Leeds" },
        { field: "zip", label: "Zip", newerText: "" },
      ]}
      onTake={onTake}
    />,
  );
  await expect.element(page.getByRole("alert")).toMatchTextContent(/^Somebody else changed this\./);
  expect(textsOf(page.getByRole("listitem"))).toEqual(["CityLeedsTake this City", "Zip(empty)Take this Zip"]);
  await page.getByRole("button", { name: "Take this Zip" }).click();
  expect(onTake.mock.calls).toEqual([["zip"]]);
});
