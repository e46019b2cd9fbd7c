import type { RouteName } from "@restride/domain/access/routes.ts";
import { type TourName, tourOf } from "@restride/domain/tours/tours.ts";
import { useSyncExternalStore } from "react";
import { useMatches } from "react-router";

let currentTour: TourName | null = null;
const listeners = new Set<() => void>();

/** Store of the tour that the user asked for, for the open page or the page that is loading. */
export const requestedTour = {
  current: (): TourName | null => currentTour,
  request: (name: TourName | null): void => {
    currentTour = name;
    listeners.forEach((listener) => listener());
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useRequestedTour = (): TourName | null =>
  useSyncExternalStore(requestedTour.subscribe, requestedTour.current);

/** Returns the tour of the open page, or null. */
export function useTourHere(): TourName | null {
  return tourOf(useMatches().at(-1)?.id as RouteName);
}
