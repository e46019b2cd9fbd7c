import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { isCovered } from "../overlay/overlays.ts";

/**
 * Renders all rows of a list while the page is printed; does not print when they could not be read. Ctrl+P, which the page dispatches as the event
 * `printkey`, prints all rows too.
 */
export function usePrintedRows<Row>(readAll: (() => Promise<readonly Row[] | null>) | undefined) {
  const [paper, setPaper] = useState<readonly Row[] | null>(null);
  const [busy, setBusy] = useState(false);
  const print = async (): Promise<void> => {
    setBusy(true);
    const rows = (await readAll?.()) ?? null;
    setBusy(false);
    if (rows === null) return;
    // The rows are rendered before the browser reads the page, and stay until `afterprint`, because in some browsers print() returns at once.
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
