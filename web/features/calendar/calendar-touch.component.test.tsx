import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { answerDays, cards, dayView, heading, moveFingers, open, swipe, tile, titles } from "./calendar.fixture.tsx";

beforeEach(async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerDays();
});

test("B069: a swipe over a month moves to the next to the left and to the one before to the right", async () => {
  const { address } = await open();
  await expect.element(tile("2026-08-12")).toBeVisible();
  swipe(tile("2026-08-12"), -120);
  await expect.element(heading("September 2026")).toBeVisible();
  expect(address()).toBe("/?view=month&date=2026-09-01");
  await expect.element(tile("2026-09-16")).toBeVisible();
  swipe(tile("2026-09-16"), 120);
  await expect.element(heading("August 2026")).toBeVisible();
});

test.each([
  ["is short", 40, 0],
  ["goes down the page", 120, 90],
])("a finger that %s moves no month and opens no day", async (_title, right, down) => {
  const { address } = await open();
  await expect.element(tile("2026-08-12")).toBeVisible();
  swipe(tile("2026-08-12"), right, down);
  swipe(tile("2026-08-12"), -right, down);
  await expect.element(heading("August 2026")).toBeVisible();
  expect(address()).toBe("/");
});

test("two fingers that zoom move neither a month nor days", async () => {
  const zoom = [
    { from: [150, 300], to: [40, 300] },
    { from: [230, 300], to: [350, 300] },
  ] as const;
  const { address, unmount } = await open();
  await expect.element(tile("2026-08-12")).toBeVisible();
  moveFingers(tile("2026-08-12"), ...zoom);
  moveFingers(tile("2026-08-12"), ...zoom.toReversed());
  await expect.element(heading("August 2026")).toBeVisible();
  expect(address()).toBe("/");
  await unmount();
  await dayView("2026-08-12");
  await expect.poll(titles).toEqual(["August 12"]);
  moveFingers(cards().first(), ...zoom);
  await expect.poll(titles).toEqual(["August 12"]);
});

test("B079: a long press on a day of a phone opens its menu where the finger is, and the day stays closed", async () => {
  const { address, calls } = await open();
  await expect.element(tile("2026-08-14")).toBeVisible();
  const { x, y } = tile("2026-08-14").element().getBoundingClientRect();
  const press = { bubbles: true, cancelable: true, clientX: x + 10, clientY: y + 30, pointerType: "touch" };
  expect(tile("2026-08-14").element().dispatchEvent(new PointerEvent("contextmenu", press))).toBe(false);
  const menu = page.getByRole("menu", { name: "Day" });
  await expect.element(menu).toBeVisible();
  const place = menu.element().getBoundingClientRect();
  expect(Math.abs(place.top - (y + 30))).toBeLessThan(20);
  expect(address()).toBe("/");
  await page.getByRole("menuitem", { name: "Add Reminder" }).click();
  expect(calls).toEqual(["reminder 2026-08-14"]);
});
