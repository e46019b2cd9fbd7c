import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { QuickViews } from "./QuickViews.tsx";
import { useListView } from "./use-list-view.ts";

function List() {
  const view = useListView();
  return (
    <>
      <QuickViews view={view} />
      <output>{JSON.stringify([view.filter, view.sort, view.page])}</output>
    </>
  );
}

test("the keyboard opens the quick views at the one that is on, and comes back to their button", async () => {
  const { address } = await render(<List />, { at: "/patient" });
  const button = page.getByRole("button", { name: "Quick views" });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(textsOf(page.getByRole("menuitemradio", { checked: true }))).toEqual(["All patients"]);
  await expect.element(page.getByRole("menuitemradio", { name: "No measurement for 3 days" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/patient?engagement=measurement.untouched&days=3");
  await expect.element(button).toHaveFocus();
});

test("a quick view takes the place of filter and order, from page 1", async () => {
  const { address } = await render(<List />, { at: "/patient?lastname_plain=Be&page=2" });
  await page.getByRole("button", { name: "Quick views" }).click();
  await page.getByRole("menuitemradio", { name: "Lowest exercise progress first" }).click();
  const expectedView = [{ type: "active" }, { field: "progress", order: "ascend" }, { current: 1, pageSize: 20 }];
  await expect.element(page.getByText(JSON.stringify(expectedView))).toBeVisible();
  expect(address()).toBe("/patient?sort=progress.ascend");
});
