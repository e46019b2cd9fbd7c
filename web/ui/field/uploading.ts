import { useEffect, useSyncExternalStore } from "react";

/** In how many fields a file is on its way. */
let fields = 0;
const listeners = new Set<() => void>();

const count = (change: number): void => {
  fields += change;
  for (const hear of listeners) hear();
};

const subscribe = (hear: () => void) => {
  listeners.add(hear);
  return () => void listeners.delete(hear);
};

/** Whether a file is on its way for the form that is open: sent before it is there, the form would leave without it. */
export const useIsUploading = (): boolean => useSyncExternalStore(subscribe, () => fields > 0);

/** Says of a field that a file is on its way. */
export function useUploading(busy: boolean): void {
  useEffect(() => {
    if (!busy) return undefined;
    count(1);
    return () => count(-1);
  }, [busy]);
}
