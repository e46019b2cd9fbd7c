import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { sightOf } from "@restride/domain/access/scope.ts";
import type { Role } from "@restride/domain/access/roles.ts";
import { type LiveEventTable, liveKindsOf } from "@restride/domain/live-events.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { streamKinds } from "../../platform/events/event-stream.ts";
import type { LiveEvents } from "../../platform/events/live-events.ts";
import { singleFlight } from "../../platform/events/single-flight.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";

interface Deps {
  readonly domainEvents: Pick<DomainEvents, "ofKindsSince" | "newest">;
  readonly live: Pick<LiveEvents, "ofKinds">;
  readonly patients: Pick<PatientContacts, "planOf">;
  readonly liveEvents: LiveEventTable;
}

/**
 * Returns the subscription that yields what others did in the clinic, of the kinds that the role hears of. An event about a patient whom the
 * subscriber may not see is left out; subscribers with the same sight share one lookup.
 */
export const makeClinicSubscription = ({ domainEvents, live, patients, liveEvents }: Deps) => {
  const isSeen = singleFlight(
    (scope: CustomerScope, patientId: Id) => `${sightOf(scope)} ${patientId}`,
    async (scope, patientId) => (await patients.planOf(scope, patientId)) !== undefined,
  );
  return async function* (scope: CustomerScope, role: Role, since: number | null, ended: AbortSignal) {
    const kinds = liveKindsOf(role, liveEvents);
    for await (const event of streamKinds({ domainEvents, live }, kinds, { scope, since, ended })) {
      const { no, kind, subjectId, data } = event;
      const isOwn = "by" in data && data.by === scope.userId;
      if (isOwn || (subjectId !== null && !(await isSeen(scope, subjectId)))) continue;
      yield { status: "success", fact: no, kind, patientid: subjectId };
    }
  };
};
