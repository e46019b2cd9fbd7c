import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { isCovered } from "../overlay/overlays.ts";

/**
 * Puts all rows of a list on the page while it is printed; null when they could not be read. Ctrl+P, which the page tells as
 * `printkey`, prints them too.
 */
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
  const onKey = useEffectEvent((event: Event) => {
    if (!readAll || isCovered()) return;
    event.preventDefault();
    if (!busy) void print();
  });
  useEffect(() => {
    const listener = (event: Event): void => onKey(event);
    addEventListener("printkey", listener);
    return () => removeEventListener("printkey", listener);
  }, []);
  return { paper, busy, print };
}
