import { type Tab, waitUntil } from "./tab.ts";

/**
 * Script with functions that find an element by its name as a person would, and set a field as typing does. WebKit's driver cannot type into a page
 * without a window.
 */
const prelude = `
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
  const clean = (text) => text.replace(/[*\\s]+/g, " ").trim();
  const nameOf = (one) => clean(one.getAttribute("aria-label") ??
    (one.labels && one.labels.length > 0 ? [...one.labels].map((each) => each.textContent).join(" ") : one.textContent));
  const find = (selector, name) => all(selector).find((one) => nameOf(one) === name || (name.endsWith("…") && nameOf(one).startsWith(name.slice(0, -1))));
  const set = (field, value) => {
    const kind = { TEXTAREA: HTMLTextAreaElement, SELECT: HTMLSelectElement }[field.tagName] ?? HTMLInputElement;
    field.focus();
    Object.getOwnPropertyDescriptor(kind.prototype, "value").set.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
    field.blur();
  };`;
const pressable = "button, a[href], [role=menuitem], [role=option], [role=radio], label, summary";
const fields = "input, textarea, select";

/** Runs a script when its element is on the page and enabled. A name that ends with "…" matches names that begin with the text before it. */
async function runOnElement(tab: Tab, selector: string, name: string, script: string): Promise<void> {
  const one = `find(${JSON.stringify(selector)}, ${JSON.stringify(name)})`;
  const isReady = `(() => { ${prelude} const one = ${one}; return one && !one.disabled && one.getAttribute("aria-disabled") !== "true"; })()`;
  await waitUntil(tab, isReady, `"${name}" did not come.`);
  await tab.run(`${prelude} const one = ${one}; ${script} return true;`);
}

/** Presses a button, a link or a menu item. */
export const press = (tab: Tab, name: string): Promise<void> => runOnElement(tab, pressable, name, "one.click();");

/** Types into a field. */
export const type = (tab: Tab, label: string, text: string): Promise<void> =>
  runOnElement(tab, fields, label, `set(one, ${JSON.stringify(text)});`);

/** Chooses an option of a list by its text, or by its index if `option` is a number. */
export const choose = (tab: Tab, label: string, option: string | number): Promise<void> =>
  runOnElement(
    tab,
    "select",
    label,
    typeof option === "number"
      ? `set(one, one.options[${option}].value);`
      : `set(one, [...one.options].find((each) => each.text === ${JSON.stringify(option)}).value);`,
  );

/** Presses a key, alone or with Control. */
export const key = (tab: Tab, name: string, ctrlKey = false): Promise<unknown> =>
  tab.run(
    `(document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key: ${JSON.stringify(name)}, ctrlKey: ${ctrlKey}, bubbles: true, cancelable: true })); return true;`,
  );

/** Waits until the page contains a text. */
export const waitForText = (tab: Tab, text: string): Promise<void> =>
  waitUntil(tab, `document.body.innerText.includes(${JSON.stringify(text)})`, `Nothing says "${text}".`);

/** Waits until an enabled button is on the page. */
export const seeButton = (tab: Tab, name: string): Promise<void> => runOnElement(tab, "button", name, "");

/** Waits until the address begins with a path. */
export const waitForPath = (tab: Tab, path: string): Promise<void> =>
  waitUntil(
    tab,
    `(location.pathname + location.search).startsWith(${JSON.stringify(path)})`,
    `${path} was not reached.`,
  );

/** Draws a line on the visible signature sheet, as a pen does. */
export async function sign(tab: Tab): Promise<void> {
  const isEmpty = "document.querySelector('canvas')?.textContent.endsWith('empty')";
  await waitUntil(tab, `document.fonts.status === "loaded" && ${isEmpty}`, "There is no sheet to sign on.");
  await tab.run(`
    const sheet = document.querySelector("canvas");
    sheet.scrollIntoView({ block: "center" });
    sheet.setPointerCapture = () => {};
    const box = sheet.getBoundingClientRect();
    const pen = (kind, x, y) => sheet.dispatchEvent(new PointerEvent(kind, { pointerId: 1, pointerType: "pen", isPrimary: true, button: 0,
      buttons: kind === "pointerup" ? 0 : 1, clientX: box.left + box.width * x, clientY: box.top + box.height * y, bubbles: true, cancelable: true }));
    pen("pointerdown", 0.2, 0.6);
    for (const [x, y] of [[0.3, 0.2], [0.4, 0.7], [0.5, 0.3], [0.6, 0.5], [0.7, 0.6]]) pen("pointermove", x, y);
    pen("pointerup", 0.7, 0.6);
    return true;`);
  await waitUntil(tab, "document.querySelector('canvas').textContent.endsWith('signed')", "The sheet stayed empty.");
}
