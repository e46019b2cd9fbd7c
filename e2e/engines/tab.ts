/** Browser tab with the functions that every driver can offer. Scripts do what a person would do, because WebKit's driver cannot type. */
export interface Tab {
  readonly goTo: (address: string) => Promise<void>;
  /** Runs a script that ends with `return`, and returns its result. */
  readonly run: <Answer>(script: string) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** Milliseconds that `until` waits. */
const maxWait = 30_000;

/** Resolves when an expression is true in the tab. Throws `missing` and the text of the page after `patience`. */
export async function waitUntil(tab: Tab, expression: string, missing: string): Promise<void> {
  const end = Date.now() + maxWait;
  while (Date.now() < end) {
    // During a navigation the tab cannot run scripts.
    if (await tab.run<boolean>(`return Boolean(${expression});`).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(
    `${missing} The page says: ${await tab.run<string>("return document.body.innerText.slice(0, 300);")}`,
  );
}
