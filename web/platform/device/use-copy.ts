import { useState } from "react";
import { copyText } from "./copy-text.ts";
import { texts } from "../texts.ts";
import { toasts } from "../notices/toasts.ts";

/** Milliseconds for which a button says that it copied. */
export const copiedFor = 2_000;

/** Puts a text on the clipboard and says for a moment that it is there, or tells that it could not be put there. */
export function useCopy() {
  const [isCopied, setCopied] = useState(false);
  const copy = async (text: string): Promise<void> => {
    if (!(await copyText(text))) return toasts.error(texts.copyFailed);
    setCopied(true);
    setTimeout(() => setCopied(false), copiedFor);
  };
  return { isCopied, copy };
}
