import { useLocation } from "react-router";

interface WhyHere {
  readonly whyHere?: string;
}

/** What an address that leads nowhere hands to the page it leads to: the sentence that says why one is there. */
export const whyHere = (sentence: string): WhyHere => ({ whyHere: sentence });

/** The sentence, when somebody was led here by such an address. */
export const useWhyHere = (): string | undefined => (useLocation().state as WhyHere | null)?.whyHere;
