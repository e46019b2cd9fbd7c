const controls = "button,a,input,select,[role=radiogroup],th,section[aria-label]";
const textFields = "input:not([type=radio],[type=checkbox],[type=file],[type=hidden]),textarea";

const page = (): HTMLElement | null => document.getElementById("content");

const nameOf = (control: Element): string => {
  const labels = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.labels : null;
  const name = control.ariaLabel ?? labels?.[0]?.textContent ?? control.textContent;
  return name.replace("* ", "").trim().toLowerCase();
};

/** Returns the first visible control of the page with this name, or whose name begins so. */
export function findControl(called: string): Element | null {
  const name = called.toLowerCase();
  const visibleControls = [...(page()?.querySelectorAll(controls) ?? [])].filter((control) =>
    control.checkVisibility(),
  );
  const byName = (fits: (own: string) => boolean) => visibleControls.find((control) => fits(nameOf(control)));
  return byName((own) => own === name) ?? byName((own) => own.startsWith(name)) ?? null;
}

const isOnScreen = (part: Element): boolean => part.getBoundingClientRect().top < window.innerHeight;

/** Returns whether the page shows a failure, is still loading in its visible part, or has a text that the user typed. */
export function isPageBusy(): boolean {
  const all = (selector: string) => [...(page()?.querySelectorAll(selector) ?? [])];
  const fields = all(textFields) as (HTMLInputElement | HTMLTextAreaElement)[];
  return (
    all("[role=alert]").length > 0 ||
    all("[aria-busy=true]").some(isOnScreen) ||
    fields.some(({ value }) => value !== "")
  );
}
