import { useLocation } from "react-router";

interface WhyHere {
  readonly whyHere?: string;
}

/** Returns the history state of a redirect: the sentence that explains to the user why the page opened. */
export const whyHere = (sentence: string): WhyHere => ({ whyHere: sentence });

/** Returns the sentence, when such a redirect opened the page. */
export const useWhyHere = (): string | undefined => (useLocation().state as WhyHere | null)?.whyHere;
