/** Milliseconds until code that did not come is asked for again: a line that broke off needs a moment. */
const triesAgainAfter = 1_000;

const connected = (): Promise<unknown> | undefined =>
  navigator.onLine ? undefined : new Promise((is) => window.addEventListener("online", is, { once: true }));

/** Brings code; what does not come is asked for once more, when there is a connection: what stands around its place stays. */
export async function bring<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await Promise.all([new Promise((passed) => setTimeout(passed, triesAgainAfter)), connected()]);
    return load();
  }
}
