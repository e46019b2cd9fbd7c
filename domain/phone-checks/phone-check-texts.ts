import type { PhoneOwner } from "./phone-check.ts";

/** Texts about phones to check. */
export const phoneCheckTexts = {
  title: "Phone numbers to check",
  count: (total: number): string => `Phone numbers to check: ${total}`,
  explanation: "These numbers can't be called. Correct each one with its owner, and it leaves this list.",
  none: { title: "No phone numbers to check", text: "Numbers that can't be called appear here." },
  elsewhere: (owner: PhoneOwner): string =>
    owner === "customer" ? "Your company's admin can change it." : "Correct it when you add the patient.",
} as const;
