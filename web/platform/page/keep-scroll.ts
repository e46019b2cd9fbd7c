/** Maximum milliseconds to wait for the new page to grow to the previous page's height. */
const maxWait = 10_000;

/**
 * Scrolls to `top` once the page is tall enough. Calls `onEnd` when done, timed out, or interrupted by the user's scrolling. The returned function
 * cancels without calling `onEnd`.
 */
export function scrollOnceHigh(top: number, onEnd: () => void): () => void {
  const abortController = new AbortController();
  const { signal } = abortController;
  const end = (): void => {
    abortController.abort();
    onEnd();
  };
  const heightObserver = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (document.documentElement.scrollHeight - window.innerHeight >= top) end();
  });
  for (const byHand of ["wheel", "touchmove"]) {
    window.addEventListener(byHand, end, { signal, passive: true });
  }
  const timer = setTimeout(end, maxWait);
  signal.addEventListener("abort", () => {
    heightObserver.disconnect();
    clearTimeout(timer);
  });
  heightObserver.observe(document.body);
  return () => abortController.abort();
}
