import { useLocation } from "react-router";

interface RedirectState {
  readonly whyHere?: string;
}

/** Returns the history state of a redirect: the sentence that explains to the user why the page opened. */
export const redirectReason = (sentence: string): RedirectState => ({ whyHere: sentence });

/** Returns the sentence, when such a redirect opened the page. */
export const useRedirectReason = (): string | undefined => (useLocation().state as RedirectState | null)?.whyHere;
