import { useEffect, useState } from "react";

/** Milliseconds that are reserved for loading the page that was opened. */
export const pageLoadTime = 10_000;

/** Returns true 10 s after the page was opened; loads of lower priority start then. */
export function useIsPageLoadOver(): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), pageLoadTime);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}
