import { useEffect } from "react";

/** Puts what tells a person from others of that name behind the name on paper, on each sheet of the page and of what is printed in its place. */
export function usePersonOnPaper(identity: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--person", JSON.stringify(` · ${identity}`));
    return () => void style.removeProperty("--person");
  }, [identity]);
}
