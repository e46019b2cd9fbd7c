import { useState } from "react";
import { texts } from "../texts.ts";
import { toasts } from "../page/toasts.ts";

/** Milliseconds for which a button says that it copied. */
export const copiedFor = 2_000;

/** Puts a text on the clipboard and says for a moment that it is there, or tells that it could not be put there. */
export function useCopy() {
  const [isCopied, setCopied] = useState(false);
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return toasts.error(texts.copyFailed);
    }
    setCopied(true);
    setTimeout(() => setCopied(false), copiedFor);
  };
  return { isCopied, copy };
}
