import { Role } from "@restride/domain/access/roles.ts";
import type { ReactNode } from "react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { singleKeys } from "../../platform/device/single-keys.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { ConfirmDialog } from "../../ui/overlay/Dialog.tsx";
import { paletteState } from "../command-palette/palette-state.ts";
import { keysHelp, ShortcutKeys } from "./ShortcutKeys.tsx";

afterEach(() => {
  paletteState.close();
  keysHelp.close();
});
const open = (beside: ReactNode = null) =>
  render(
    <>
      <ShortcutKeys />
      {beside}
    </>,
    { profile: signedIn(Role.physio), at: "/support" },
  );
const search = <input aria-label="Search patients" data-list-search />;

test("G and then a letter leads to a page of the menu, G alone to none", async () => {
  const { address } = await open();
  await userEvent.keyboard("p");
  expect(address()).toBe("/support");
  await userEvent.keyboard("gp");
  await expect.poll(address).toBe("/patient");
  await userEvent.keyboard("s");
  expect(address()).toBe("/patient");
});

test("a letter that comes more than a second after G leads nowhere", async () => {
  const { address } = await open();
  await userEvent.keyboard("g");
  const later = Date.now() + 1_201;
  vi.spyOn(Date, "now").mockReturnValue(later);
  onTestFinished(() => void vi.restoreAllMocks());
  await userEvent.keyboard("p");
  expect(address()).toBe("/support");
});

test("the slash leads into the search of the list, and opens the palette where a list has none", async () => {
  const { unmount } = await open(search);
  await userEvent.keyboard("/");
  await expect.element(page.getByRole("textbox", { name: "Search patients" })).toHaveFocus();
  await expect.element(page.getByRole("textbox", { name: "Search patients" })).toHaveValue("");
  expect(paletteState.current()).toBe(false);
  await unmount();
  await open();
  await userEvent.keyboard("/");
  expect(paletteState.current()).toBe(true);
});

test("the question mark lists the keys, and Escape closes the list", async () => {
  await open();
  await userEvent.keyboard("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect.element(dialog.getByText("go to Patients")).toBeVisible();
  expect(dialog.getByText("go to Users").elements()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("who types, or has switched single keys off, has letters only; Ctrl+K opens the palette all the same", async () => {
  const { address } = await open(search);
  await page.getByRole("textbox", { name: "Search patients" }).fill("a");
  await userEvent.keyboard("gp?/");
  await expect.element(page.getByRole("textbox", { name: "Search patients" })).toHaveValue("agp?/");
  expect([address(), keysHelp.current()]).toEqual(["/support", false]);
  (document.activeElement as HTMLElement).blur();
  singleKeys.set(false);
  await userEvent.keyboard("gp?/");
  expect([address(), keysHelp.current(), paletteState.current()]).toEqual(["/support", false, false]);
  await userEvent.keyboard("{Control>}k{/Control}");
  expect(paletteState.current()).toBe(true);
});

test("under a dialog no key of the page does anything, and the palette does not come over it", async () => {
  const { address } = await open(
    <ConfirmDialog title="Delete?" text="" confirm="Delete" onConfirm={() => {}} onClose={() => {}} />,
  );
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("gp?/{Control>}k{/Control}");
  expect([address(), keysHelp.current(), paletteState.current()]).toEqual(["/support", false, false]);
});
