import { useEffect } from "react";
import { useRouteError } from "react-router";
import { Button } from "../ui/look/Button.tsx";
import { isMissingCode } from "../ui/page/import-fetched.ts";
import { reloadOnceAnswered, useIsOffline } from "../ui/look/page-connection.ts";
import styles from "./pages/NotFound.module.css";
import * as texts from "./app-texts.ts";

const reloadedKey = "restride.reloaded";

/** Minimum milliseconds between two automatic reloads of a page that could not be loaded. */
const reloadPause = 10_000;

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
      last + reloadPause - Date.now(),
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
  if (useIsOffline() && isMissing) {
    return (
      <div className={styles.page}>
        <h1>{texts.thisPageIsNotHere}</h1>
        <p>{texts.thereIsNoConnectionThePage}</p>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h1>{texts.thisPageCouldNotBe}</h1>
      <p>{texts.whatWasSavedIsSafe}</p>
      <Button variant="primary" onClick={() => void reloadOnceAnswered()}>
        {texts.loadAgain}
      </Button>
    </div>
  );
}
