import type { CallbackForm } from "./callback-form.ts";

/** Texts about callback requests. */
export const callbackTexts = {
  received: "I'll call you back asap.",
  tooMany: "You have asked several times. Please call the number on this page, or try again in an hour.",
  notFound: "This callback request was not found.",
  called: "Called",
  open: "The request waits for a call again.",
  summary: (name: string): string => `Callback request from ${name}`,
  description: ({ message, phone }: CallbackForm): string => `${message}\n\nCall back: ${phone}`,
} as const;
