import { useEffect, useState } from "react";

/** Milliseconds that are reserved for loading the page that was opened. */
export const pageLoadTime = 10_000;

/** Returns true 10 s after the page was opened; loads of lower priority start then. */
export function useQuiet(): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsQuiet(true), pageLoadTime);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet;
}
