import { Support } from "../../features/support/Support.tsx";
import { TourList } from "../../features/tours/TourList.tsx";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { supportParts } from "../generated/subject-support-parts.ts";
import { keysHelp } from "../keys/ShortcutKeys.tsx";
import { Parts } from "../parts/Parts.tsx";
import { requestedTour } from "../tours/page-tour.ts";

/** Page with help and the tours of the console; in a clinic also with components of other subjects, such as callback requests. */
export function SupportPage() {
  const inClinic = Boolean(useSignedIn().customer);
  return (
    <Support onKeys={keysHelp.open} tours={<TourList onTour={requestedTour.request} />}>
      {inClinic && <Parts all={supportParts} />}
    </Support>
  );
}
