import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { bridge, squat, step, Schedule, open, rowNames, shownRows, circle } from "./exercise-table.fixture.tsx";

test("what is removed is taken back by Undo", async () => {
  await open();
  await button("Remove Bridge").click();
  await expect.element(page.getByText("Bridge removed.")).toBeVisible();
  await expect.element(rowNames()).toHaveTextContent("Step up, Squat");
  await button("Undo").click();
  await expect.element(rowNames()).toHaveTextContent("Step up, Bridge, Squat");
});

test("a removed exercise gives the focus to the next one", async () => {
  await open([bridge, squat]);
  await expect.element(button("Remove Bridge")).toBeVisible();
  button("Remove Bridge").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toMatch(/Squat/);
});

test("on a phone a menu links, unlinks and moves a chain by days within the bounds", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  await open([
    { ...bridge, startdate: 4, nextexerciseid: squat._id },
    { ...squat, startdate: 4 },
  ]);
  const choose = async (item: string): Promise<void> => {
    await button("Actions for Bridge").click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await choose("Move chain");
  const days = page.getByRole("textbox", { name: "Days later" });
  await days.fill("soon");
  await button("Move").click();
  await expect.element(page.getByText("Please enter a number of days, such as 2 or -2.")).toBeVisible();
  await days.fill("730");
  await button("Move").click();
  await expect.element(page.getByText("Please choose days from S-365 to S+730.")).toBeVisible();
  await days.fill("2");
  await button("Move").click();
  await expect.poll(() => shownRows("First week")[1]).toMatch(/Squat.*S\+6 → S\+8/);
  await choose("Unlink");
  await expect.element(circle("Squat")).toHaveAttribute("aria-label", "Squat.");
  await choose("Link to");
  await circle("Squat").click();
  await expect.element(circle("Squat")).toHaveAttribute("aria-label", "Squat, 2 of 2 in a chain, after Bridge.");
});

test("on a phone an exercise without a chain offers none to move", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  await open([{ ...bridge, nextexerciseid: squat._id }, squat, { ...step, regimen: bridge.regimen }]);
  const moving = page.getByRole("menuitem", { name: "Move chain" });
  await button("Actions for Step up").click();
  await expect.element(moving).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Escape}");
  await button("Actions for Squat").click();
  await expect.element(moving).not.toHaveAttribute("aria-disabled");
});

test("B181: a bulk change counts what changes, says what was and is, refuses days too far off, and is undone", async () => {
  await render(<Schedule first={[bridge, squat, step]} hasTools onRevert={() => {}} />);
  await button("Apply to all").click();
  const dialog = page.getByRole("dialog", { name: "Apply to all" });
  await expect
    .element(dialog.getByText("Tick a line: what changes is listed here before it is applied."))
    .toBeVisible();
  await dialog.getByRole("radio", { name: "First week · 2" }).click();
  await dialog.getByLabelText("Days").fill("730");
  await expect.element(dialog.getByText("Please choose days from S-365 to S+730.")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Apply to 2 exercises" })).toBeDisabled();
  await dialog.getByRole("checkbox", { name: "Move by" }).click();
  await dialog.getByLabelText("Times a day").fill("2");
  await expect.element(dialog.getByText("was 3")).toBeVisible();
  expect(textsOf(dialog.getByRole("term")).length).toBe(3);
  await dialog.getByRole("button", { name: "Apply to 2 exercises" }).click();
  await expect.poll(() => shownRows("First week")[0]).toMatch(/2× a day/);
  await expect.element(page.getByText("2 exercises changed.")).toBeVisible();
  await button("Undo").click();
  await expect.poll(() => shownRows("First week")[0]).toMatch(/3× a day/);
  expect(page.getByText("2 exercises changed.").elements()).toEqual([]);
});
