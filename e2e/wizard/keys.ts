import type { Page } from "playwright-core";

const mostStops = 80;

/** How the control that has the focus is named. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement | null;
    return at?.getAttribute("aria-label") ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? "";
  });

/** Presses Tab until a control of this name has the focus. */
export const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (name.test((await focused(page)).trim())) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${name}; it stands at "${await focused(page)}".`);
};

/** Tabs to a control of this name and presses a key there. */
export const press = async (page: Page, name: RegExp, key = "Enter"): Promise<void> => {
  await tabTo(page, name);
  await page.keyboard.press(key);
};

/** Whether the middle of what has the focus is seen: it lies in the window, and nothing else over it. */
export const isSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement;
    const { left, top, width, height } = at.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const own = [at, ...(at.labels ?? [])];
    return over !== null && own.some((each) => each.contains(over) || over.contains(each));
  });

/** What Tab leads to on the way to a control of this name, as far as it is not seen there. */
export const hiddenStops = async (page: Page, last: RegExp): Promise<string[]> => {
  const hidden: string[] = [];
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press("Tab");
    const name = (await focused(page)).trim();
    if (!(await isSeen(page))) hidden.push(name);
    if (last.test(name)) return hidden;
  }
  throw new Error(`Tab never comes to ${last}.`);
};
