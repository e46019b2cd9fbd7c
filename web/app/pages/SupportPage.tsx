import { CallbackRequests } from "../../features/callbacks/CallbackRequests.tsx";
import { Support } from "../../features/support/Support.tsx";
import { TourList } from "../../features/tours/TourList.tsx";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { keysHelp } from "../keys/ShortcutKeys.tsx";
import { askedTour } from "../tours/page-tour.ts";

/** Where help is, with the tours of the console; below it who asked a clinic's surgeons to be called back. */
export function SupportPage() {
  const inClinic = Boolean(useSignedIn().customer);
  return (
    <Support onKeys={keysHelp.open} tours={<TourList onTour={askedTour.ask} />}>
      {inClinic && <CallbackRequests />}
    </Support>
  );
}
