import { useEffect } from "react";

/** Adds the data that identify a patient after the name, on every printed sheet of the page and of documents printed in its place. */
export function usePersonOnPaper(identity: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--person", JSON.stringify(` · ${identity}`));
    return () => void style.removeProperty("--person");
  }, [identity]);
}
