import { useEffect, useEffectEvent } from "react";

/** What somebody wants to do with a patient as soon as the patient's page is there. */
export type PatientWish = "conversation" | "reminder" | "notify" | "log";

let wish: { readonly id: string; readonly what: PatientWish } | null = null;
const listeners = new Set<() => void>();

/** Says what is wanted; the page of the patient takes it once. */
export function wishFor(id: string, what: PatientWish): void {
  wish = { id, what };
  listeners.forEach((listener) => listener());
}

/** Hears what is wanted with the patient that is shown. */
export function usePatientWish(id: string, hear: (what: PatientWish) => void): void {
  const onWish = useEffectEvent(() => {
    if (wish?.id !== id) return;
    const { what } = wish;
    wish = null;
    hear(what);
  });
  useEffect(() => {
    const listener = (): void => onWish();
    listener();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [id]);
}
