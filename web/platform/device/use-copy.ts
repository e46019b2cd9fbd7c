import { useState } from "react";
import { copyText } from "./copy-text.ts";
import * as platformTexts from "../platform-texts.ts";
import { toasts } from "../notices/toasts.ts";

/** Milliseconds for which a button shows that it copied. */
export const copiedDuration = 2_000;

/** Returns a function that copies a text, and whether it did so a moment ago. A failure is shown as a toast. */
export function useCopy() {
  const [isCopied, setCopied] = useState(false);
  const copy = async (text: string): Promise<void> => {
    if (!(await copyText(text))) return toasts.error(platformTexts.copyFailed);
    setCopied(true);
    setTimeout(() => setCopied(false), copiedDuration);
  };
  return { isCopied, copy };
}
