/** Maximum milliseconds to wait for the new page to grow to the previous page's height. */
const patience = 10_000;

/**
 * Scrolls to `top` once the page is tall enough. Calls `onEnd` when done, timed out, or interrupted by the user's scrolling. The returned function
 * cancels without calling `onEnd`.
 */
export function scrollOnceHigh(top: number, onEnd: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = (): void => {
    ended.abort();
    onEnd();
  };
  const grown = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (document.documentElement.scrollHeight - window.innerHeight >= top) end();
  });
  for (const byHand of ["wheel", "touchmove"]) {
    window.addEventListener(byHand, end, { signal, passive: true });
  }
  const givesUp = setTimeout(end, patience);
  signal.addEventListener("abort", () => {
    grown.disconnect();
    clearTimeout(givesUp);
  });
  grown.observe(document.body);
  return () => ended.abort();
}
