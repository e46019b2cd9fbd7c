import { useEffect, useSyncExternalStore } from "react";
import { useRouteError } from "react-router";
import { Button } from "../ui/look/Button.tsx";
import styles from "./guards/NotFound.module.css";

const reloadedKey = "restride.reloaded";

/** Milliseconds after which a page that could not be brought is tried again by itself. */
const triesAgainAfter = 10_000;

const subscribe = (listener: () => void): (() => void) => {
  for (const change of ["online", "offline"]) window.addEventListener(change, listener);
  return () => {
    for (const change of ["online", "offline"]) window.removeEventListener(change, listener);
  };
};

/** Whether it broke because its code could not be brought: without a connection, or after a new version came. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && /imported module|importing a module|preload css/i.test(error.message);

/** Loads the page again once the connection is there, but not over and over. */
function useRecovery(missing: boolean): boolean {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  useEffect(() => {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (!missing || !isOnline || Date.now() - last < triesAgainAfter) return;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    location.reload();
  }, [missing, isOnline]);
  return isOnline;
}

/** In place of a page that broke. One whose code is only missing comes by itself. */
export function Crashed() {
  const missing = isMissing(useRouteError());
  const isOnline = useRecovery(missing);
  if (missing && !isOnline) {
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
      <Button variant="primary" onClick={() => location.reload()}>
        Load again
      </Button>
    </div>
  );
}
