import { useEffect, useState } from "react";

/** Milliseconds in which the page that was opened has the connection for itself. */
export const pageLoadTime = 10_000;

/** True once the page that was opened has had its time to load: what may come later is asked for then. */
export function useQuiet(): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsQuiet(true), pageLoadTime);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet;
}
