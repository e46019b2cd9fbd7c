import { useEffect } from "react";
import { useRouteError } from "react-router";
import { Button } from "../ui/look/Button.tsx";
import { isMissingCode } from "../ui/page/import-fetched.ts";
import { reloadOnceAnswered, useIsLost } from "../ui/look/page-answer.ts";
import styles from "./pages/NotFound.module.css";

const reloadedKey = "restride.reloaded";

/** Minimum milliseconds between two automatic reloads of a page that could not be loaded. */
const triesAgainAfter = 10_000;

/** Reloads the page once the server responds, at most every ten seconds. */
function useRecovery(isMissing: boolean): void {
  useEffect(() => {
    if (!isMissing) return undefined;
    let isLeft = false;
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    const timer = setTimeout(
      () => {
        sessionStorage.setItem(reloadedKey, String(Date.now()));
        void reloadOnceAnswered(() => isLeft);
      },
      last + triesAgainAfter - Date.now(),
    );
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isMissing]);
}

/** Error page in place of a page that crashed. When only its code failed to load, it reloads by itself. */
export function Crashed() {
  const isMissing = isMissingCode(useRouteError());
  useRecovery(isMissing);
  if (useIsLost() && isMissing) {
    return (
      <div className={styles.page}>
        <h1>This page is not here yet</h1>
        <p>There is no connection. The page opens by itself once it is back; what was typed is kept.</p>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h1>This page could not be shown</h1>
      <p>What was saved is safe. Load the page again; if it happens again, write to support.</p>
      <Button variant="primary" onClick={() => void reloadOnceAnswered()}>
        Load again
      </Button>
    </div>
  );
}
