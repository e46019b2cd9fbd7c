import { CallbackRequests } from "../../features/callbacks/CallbackRequests.tsx";
import { Support } from "../../features/support/Support.tsx";
import { TourList } from "../../features/tours/TourList.tsx";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { keysHelp } from "../keys/ShortcutKeys.tsx";
import { askedTour } from "../tours/page-tour.ts";

/** Page with help and the tours of the console; in a clinic also with the callback requests to its surgeons. */
export function SupportPage() {
  const inClinic = Boolean(useSignedIn().customer);
  return (
    <Support onKeys={keysHelp.open} tours={<TourList onTour={askedTour.ask} />}>
      {inClinic && <CallbackRequests />}
    </Support>
  );
}
