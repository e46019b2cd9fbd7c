import { logTexts } from "@restride/domain/activity-log/log-texts.ts";
import { useEffect, useEffectEvent } from "react";
import { copyText } from "../../platform/device/copy-text.ts";
import * as platformTexts from "../../platform/platform-texts.ts";
import { toasts } from "../../platform/notices/toasts.ts";

/** Copies the raw data of the screen on Alt+Shift+C, for people who debug a problem. */
export function useDebugCopy(screenState: object | undefined): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!screenState || !event.altKey || !event.shiftKey || event.code !== "KeyC") return;
    event.preventDefault();
    void copyText(JSON.stringify(screenState, null, 2)).then((isCopied) =>
      isCopied ? toasts.success(logTexts.copied) : toasts.error(platformTexts.copyFailed),
    );
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
