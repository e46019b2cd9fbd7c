import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { linkTexts } from "@restride/domain/patient-links/link-texts.ts";
import { seesAllLinks } from "@restride/domain/patient-links/patient-link.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { maskEmailAndDomain } from "@restride/domain/values/email.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { instantOf } from "../../platform/instant.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { Viewers } from "../sign-in/sign-in.lookups.ts";
import type { NameOfStaff } from "../users/staff-names.lookups.ts";
import { hasEntitledSender } from "../link-tokens/link-tokens.commands.ts";
import type { ListedLink, PatientLinksQueries } from "./patient-links.queries.ts";

interface Deps {
  readonly queries: PatientLinksQueries;
  readonly patients: PatientContacts;
  readonly viewers: Viewers;
  readonly nameOfStaff: NameOfStaff;
  readonly noteRead: NoteRead;
  readonly clock: ClinicClock;
  readonly now: () => number;
}

/** Makes the use case that returns the links to a patient that work now: all of them, or the one that the viewer holds. */
export const makeListPatientLinks = ({ queries, patients, viewers, nameOfStaff, noteRead, clock, now }: Deps) => {
  const originOf = async (scope: CustomerScope, { senderId, patientId }: ListedLink): Promise<string> => {
    if (senderId === null) return linkTexts.openedWithCode;
    return senderId === patientId ? linkTexts.sentByPatient : linkTexts.sentBy(await nameOfStaff(scope, senderId));
  };

  return async (scope: CustomerScope, viewer: Viewer, patientId: Id, sessionId: Id | null) => {
    const [patient, links, { timeZone }] = await Promise.all([
      patients.contactOf(scope, patientId),
      queries.linksOf(scope, patientId, instantOf(now())),
      clock(scope),
    ]);
    if (!patient) return refuse(patientTexts.notFound);
    noteRead(scope, patientId, "getPatientLinks");
    const visible = seesAllLinks(viewer) ? links : links.filter(({ linkId }) => linkId === sessionId);
    const entitled = await Promise.all(
      visible.map((link) => hasEntitledSender(link, scope.customerId, viewers.viewerForJob)),
    );
    const working = visible.filter((_, at) => entitled[at]);
    return {
      links: await Promise.all(
        working.map(async (link) => ({
          _id: link.linkId,
          kind: link.kind,
          recipient: maskEmailAndDomain(link.recipient),
          origin: await originOf(scope, link),
          createdAt: link.createdAt,
          endsAt: link.endsAt,
          isThis: link.linkId === sessionId,
        })),
      ),
      timezone: timeZone,
    };
  };
};
