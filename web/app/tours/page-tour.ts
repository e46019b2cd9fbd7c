import type { RouteName } from "@restride/domain/access/routes.ts";
import { type TourName, tourOf } from "@restride/domain/tours/tours.ts";
import { useSyncExternalStore } from "react";
import { useMatches } from "react-router";

let requestedTour: TourName | null = null;
const listeners = new Set<() => void>();

/** The tour that somebody asked for, on the page that is open or that they are on their way to. */
export const askedTour = {
  current: (): TourName | null => requestedTour,
  ask: (name: TourName | null): void => {
    requestedTour = name;
    listeners.forEach((listener) => listener());
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useAskedTour = (): TourName | null => useSyncExternalStore(askedTour.subscribe, askedTour.current);

/** The tour of the page that is open, or null. */
export function useTourHere(): TourName | null {
  return tourOf(useMatches().at(-1)?.id as RouteName);
}
