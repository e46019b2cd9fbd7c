import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { linkTexts } from "@restride/domain/patient-links/link-texts.ts";
import { seesAllLinks } from "@restride/domain/patient-links/patient-link.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { PatientLinks } from "../link-tokens/link-tokens.commands.ts";

interface Deps {
  readonly patientLinks: PatientLinks;
  readonly patients: PatientContacts;
}

interface Link {
  readonly patientid: Id;
  readonly linkid: Id;
}

/**
 * Makes the use case that ends a link of a patient whom the viewer may see. A link that has ended, is unknown or is out of reach is refused with the
 * same message.
 */
export const makeEndPatientLink =
  ({ patientLinks, patients }: Deps) =>
  async (scope: CustomerScope, viewer: Viewer, { patientid, linkid }: Link, sessionId: Id | null) => {
    const mayEnd = seesAllLinks(viewer) || linkid === sessionId;
    if (!mayEnd || !(await patients.contactOf(scope, patientid))) return refuse(linkTexts.gone);
    const isEnded = await patientLinks.end(scope, patientid, linkid);
    return isEnded ? { message: linkTexts.ended } : refuse(linkTexts.gone);
  };
