import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { CheckList } from "./CheckList.tsx";

const colors = [
  "Ana Ochoa",
  "Ben Müller",
  "Cy Park",
  "Di Wong",
  "Ed Fox",
  "Flo Hart",
  "Gus Reed",
  "Ida O’Brien",
  "Jo Kim",
];
const optionsOf = (names: readonly string[]) => names.map((name) => ({ id: name, name }));
const chosen: string[][] = [];

const Chosen = ({ names, error }: { names: readonly string[]; error?: string }) => {
  const [ids, setIds] = useState<readonly string[]>([]);
  const choose = (next: string[]): void => {
    chosen.push(next);
    setIds(next);
  };
  return (
    <CheckList
      label="Colors"
      name="colors"
      options={optionsOf(names)}
      chosen={ids}
      onChosen={choose}
      error={error}
      none="There are no colors."
    />
  );
};

test("boxes are counted, and all are chosen and left at once, filtered ones or not", async () => {
  chosen.length = 0;
  await render(<Chosen names={colors} />);
  await expect.element(page.getByText("0 of 9 selected")).toBeVisible();
  await page.getByText("Cy Park").click();
  await expect.element(page.getByText("1 of 9 selected")).toBeVisible();
  await page.getByRole("searchbox", { name: "Filter Colors" }).fill("obrien");
  await expect.element(page.getByRole("checkbox")).toHaveLength(1);
  await page.getByText("Ida O’Brien").click();
  await page.getByRole("button", { name: "Select all" }).click();
  await page.getByRole("button", { name: "Deselect all" }).click();
  expect(chosen).toEqual([["Cy Park"], ["Cy Park", "Ida O’Brien"], colors, []]);
});

test("a name is found by its beginning without its accents", async () => {
  await render(<Chosen names={colors} />);
  await page.getByRole("searchbox", { name: "Filter Colors" }).fill("mull");
  await expect.element(page.getByRole("listitem")).toHaveLength(1);
  await expect.element(page.getByRole("listitem")).toHaveTextContent("Ben Müller");
});

test("eight need no filter, and an error is said with the list", async () => {
  await render(<Chosen names={colors.slice(0, 8)} error="Choose a color" />);
  await expect.element(page.getByRole("searchbox")).not.toBeInTheDocument();
  await expect.element(page.getByRole("group", { name: "Colors" })).toHaveAccessibleDescription("Choose a color");
});

test("nothing to choose says so, and cannot be chosen", async () => {
  await render(<Chosen names={[]} />);
  await expect.element(page.getByText("There are no colors.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Select all" })).toBeDisabled();
});
