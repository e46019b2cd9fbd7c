/** A tab of a browser, as every driver can give one: what a person does is done by script, since WebKit's driver types into nothing. */
export interface Tab {
  readonly goTo: (address: string) => Promise<void>;
  /** What a script answers that ends with `return`. */
  readonly run: <Answer>(script: string) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** Milliseconds in which a page shows what is waited for. */
const patience = 30_000;

/** Resolves once an expression is true in the tab. Throws the sentence of what is missing. */
export async function until(tab: Tab, expression: string, missing: string): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    // While a page is left there is nothing to ask.
    if (await tab.run<boolean>(`return Boolean(${expression});`).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(
    `${missing} The page says: ${await tab.run<string>("return document.body.innerText.slice(0, 300);")}`,
  );
}
