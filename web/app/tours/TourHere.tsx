import { isDue } from "@restride/domain/tours/tours.ts";

import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { requestedTour, useRequestedTour, useTourHere } from "./page-tour.ts";
import { lazyComponent } from "../../ui/page/lazy-component.tsx";

const Tour = lazyComponent(async () => (await import("../../features/tours/Tour.tsx")).Tour, { isPersistent: true });

/** Tour of the open page, when the user asked for it or has not seen it. Its code and texts are loaded only when it is shown. */
export function TourHere() {
  const profile = useSignedIn();
  const name = useTourHere();
  const isAsked = useRequestedTour() === name;
  if (name === null || !(isAsked || isDue(name, roleOf(profile), profile.user.pagevisited ?? []))) return null;
  return <Tour key={`${name} ${isAsked}`} name={name} isAsked={isAsked} onEnd={() => requestedTour.request(null)} />;
}
