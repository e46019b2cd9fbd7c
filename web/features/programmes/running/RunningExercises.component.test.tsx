import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { answerProgramme, open, row, heads, changeQuads } from "./running-pages.fixture.tsx";

test("B049: EXERCISE SCHEDULE names the patient and the surgery date, and has a search box and its columns in order", async () => {
  answerProgramme();
  await open("schedule");
  await expect
    .element(
      page.getByRole("heading", { name: "EXERCISE SCHEDULE (Ann Bell - Surgery Date: 03/02/2026)", exact: true }),
    )
    .toBeVisible();
  await expect.element(page.getByRole("searchbox", { name: "Search exercises" })).toBeVisible();
  await expect.element(page.getByText("Knee Standard", { exact: true })).toBeVisible();
  expect(heads("CONFIGURATION")).toEqual(["EXERCISE", "CONFIGURATION", "SCHEDULE", "ACTIONS"]);
  await expect.element(row("Quad Sets")).toMatchTextContent(/2 of 9 days done/);
});

test("each change is marked and counted, with its own undo; a window that changed shows where it was", async () => {
  answerProgramme();
  await open("schedule");
  await changeQuads();
  await expect.element(page.getByText("3× a day instead of 2× a day, from today")).toBeVisible();
  await button("Remove Heel Slides").click();
  await expect.element(page.getByText("2 changes")).toBeVisible();
  await expect.element(row("Heel Slides")).toMatchTextContent(/ends yesterday/);
  await expect.element(button("Undo the change of Heel Slides")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Edit Heel Slides")).toHaveFocus();
  await button("Edit Heel Slides").click();
  await page.getByRole("textbox", { name: "End" }).fill("50");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.querySelectorAll("[data-was]").length).toBe(1);
  await button("Undo the change of Heel Slides").click();
  await expect.element(page.getByText("1 change")).toBeVisible();
  expect(document.querySelectorAll("[data-was]").length).toBe(0);
});

test("what is taken out of a chain is linked no more, and the circles stay one stop", async () => {
  answerProgramme();
  await open("schedule");
  await expect.element(page.getByText("2 exercises · 1 chain")).toBeVisible();
  await button("Remove Quad Sets").click();
  await expect.element(page.getByText("1 exercise")).toBeVisible();
  expect(page.getByTitle(/^Unlink /).elements()).toEqual([]);
  const stops = [...document.querySelectorAll<HTMLElement>("[data-circle]")].filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map((stop) => stop.getAttribute("aria-label"))).toEqual(["Heel Slides."]);
  await button("Undo the change of Quad Sets").click();
  await expect.element(page.getByText("2 exercises · 1 chain")).toBeVisible();
});

test("N adds an exercise, but not in the search, nor while a row is open", async () => {
  answerProgramme();
  await open("schedule");
  const dialog = page.getByRole("dialog", { name: "Add exercise" });
  await expect.element(button("Edit Quad Sets")).toBeVisible();
  await userEvent.keyboard("n");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole("searchbox").click();
  await userEvent.keyboard("n");
  await page.getByRole("searchbox").fill("");
  await button("Edit Quad Sets").click();
  await expect.element(button("SAVE")).toBeDisabled();
  button("Cancel").first().element().focus();
  await userEvent.keyboard("n");
  expect(dialog.elements()).toEqual([]);
});

test("on a phone a row's menu removes and takes back, and the four weeks say what ends", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerProgramme();
  await open("schedule");
  const choose = async (item: string): Promise<void> => {
    await button("Actions for Quad Sets").click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await choose("Remove");
  await button("4 weeks").click();
  await expect
    .element(page.getByRole("dialog", { name: "4 weeks" }).getByText("ends yesterday; 2 of 9 days done is kept"))
    .toBeVisible();
  await userEvent.keyboard("{Escape}");
  await choose("Undo the change");
  await expect.element(page.getByText("Nothing is changed.")).toBeVisible();
});
