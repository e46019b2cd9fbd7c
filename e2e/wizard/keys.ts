import type { Page } from "playwright-core";

const maxStops = 80;

/** Returns the name of the focused control. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement | null;
    return at?.getAttribute("aria-label") ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? "";
  });

/** Presses Tab until a control with this name has the focus. */
export const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let stops = 0; stops < maxStops; stops += 1) {
    if (name.test((await focusedName(page)).trim())) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${name}; it stands at "${await focusedName(page)}".`);
};

/** Moves the focus to a control with this name and presses a key. */
export const press = async (page: Page, name: RegExp, key = "Enter"): Promise<void> => {
  await tabTo(page, name);
  await page.keyboard.press(key);
};

/** Returns whether the center of the focused element is visible: it is in the window and nothing covers it. */
export const isSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement;
    const { left, top, width, height } = at.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const targets = [at, ...(at.labels ?? [])];
    return over !== null && targets.some((each) => each.contains(over) || over.contains(each));
  });

/** Returns the names of the hidden Tab stops on the way to a control with this name. */
export const hiddenStops = async (page: Page, last: RegExp): Promise<string[]> => {
  const hidden: string[] = [];
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press("Tab");
    const name = (await focusedName(page)).trim();
    if (!(await isSeen(page))) hidden.push(name);
    if (last.test(name)) return hidden;
  }
  throw new Error(`Tab never comes to ${last}.`);
};
