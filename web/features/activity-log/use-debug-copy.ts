import { logTexts } from "@restride/domain/activity-log/log-words.ts";
import { useEffect, useEffectEvent } from "react";
import { copyText } from "../../platform/device/copy-text.ts";
import { texts } from "../../platform/texts.ts";
import { toasts } from "../../platform/notices/toasts.ts";

/** Alt+Shift+C copies what is shown as it came, for whoever looks for a mistake. */
export function useDebugCopy(screenState: object | undefined): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!screenState || !event.altKey || !event.shiftKey || event.code !== "KeyC") return;
    event.preventDefault();
    void copyText(JSON.stringify(screenState, null, 2)).then((isCopied) =>
      isCopied ? toasts.success(logTexts.copied) : toasts.error(texts.copyFailed),
    );
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
