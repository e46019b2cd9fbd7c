import { isFetching } from "../calls/query-client.ts";

/** Milliseconds for which a page is waited for, and between two looks at it; how many looks in a row must find it whole. */
const [patience, pause, looks] = [10_000, 50, 6];

const isWhole = (): boolean => !isFetching() && document.querySelector("figure > div:empty") === null;

/** Settles when all that the page has asked for is drawn, or after ten seconds. Looks are counted: a page that is busy is not looked at. */
async function whole(): Promise<void> {
  const begun = performance.now();
  for (let sightings = 0; sightings < looks && performance.now() - begun < patience;) {
    sightings = isWhole() ? sightings + 1 : 0;
    await new Promise((next) => setTimeout(next, pause));
  }
}

/**
 * A browser that prints looks at the page at once. What stands far down is asked for only when it is seen, so Ctrl+P first brings it and
 * prints then: once, however often it is pressed meanwhile. A list that has more pages than the one it shows takes `printkey` and prints.
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
    void whole().then(() => {
      isLoading = false;
      window.print();
    });
  });
}
