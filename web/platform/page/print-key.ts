import { isFetching } from "../calls/query-client.ts";

/** Milliseconds to wait for a page to load and between two checks; number of checks in a row that must find it complete. */
const [maxWait, pause, checksInARow] = [10_000, 50, 6];

const isPageComplete = (): boolean => !isFetching() && document.querySelector("figure > div:empty") === null;

/**
 * Resolves when all data that the page requested is rendered, or after ten seconds. It counts checks instead of time, because no check runs while the
 * page is busy.
 */
async function waitForPage(): Promise<void> {
  const start = performance.now();
  for (let completeChecks = 0; completeChecks < checksInARow && performance.now() - start < maxWait;) {
    completeChecks = isPageComplete() ? completeChecks + 1 : 0;
    await new Promise((next) => setTimeout(next, pause));
  }
}

/**
 * Handles Ctrl+P. A browser that prints reads the page at once, but content far down is loaded only when it is seen. So the key first loads it and
 * then prints, once, however often it is pressed meanwhile. A list with more pages than the visible one cancels `printkey` and prints by itself.
 */
export function followPrintKey(): void {
  let isLoading = false;
  document.addEventListener("keydown", (event) => {
    const isPrint =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "p";
    if (!isPrint) return;
    event.preventDefault();
    if (isLoading || !window.dispatchEvent(new Event("printkey", { cancelable: true }))) return;
    isLoading = true;
    window.dispatchEvent(new Event("beforeprint"));
    void waitForPage().then(() => {
      isLoading = false;
      window.print();
    });
  });
}
