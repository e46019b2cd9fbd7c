import { useState } from "react";
import { flushSync } from "react-dom";

/** Puts all rows of a list on the page while it is printed; null when they could not be read. */
export function usePaper<Row>(readAll: (() => Promise<readonly Row[] | null>) | undefined) {
  const [paper, setPaper] = useState<readonly Row[] | null>(null);
  const [busy, setBusy] = useState(false);
  const print = async (): Promise<void> => {
    setBusy(true);
    const rows = (await readAll?.()) ?? null;
    setBusy(false);
    if (rows === null) return;
    // The rows are drawn before the browser looks at the page, and stay until it has: some go on at once.
    flushSync(() => setPaper(rows));
    addEventListener("afterprint", () => setPaper(null), { once: true });
    window.print();
  };
  return { paper, busy, print };
}
