import type { Id } from "@restride/domain/values/id.ts";
import { type CustomerScope, sightOf } from "@restride/domain/access/scope.ts";
import { singleFlight } from "../../platform/events/single-flight.ts";
import type { DomainEvents, NumberedEvent } from "../../platform/events/domain-events.ts";
import { streamEvents } from "../../platform/events/event-stream.ts";
import type { LiveEvents } from "../../platform/events/live-events.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { NameOfStaff } from "../users/staff-names.lookups.ts";

interface Deps {
  readonly domainEvents: DomainEvents;
  readonly live: LiveEvents;
  readonly patients: PatientContacts;
  readonly nameOfStaff: NameOfStaff;
}

interface Event {
  readonly status: string;
  readonly fact: number;
  readonly kind: string;
  readonly patientid: string;
  readonly date: string | null;
  readonly edit: { readonly userId: Id; readonly by: string; readonly part: string } | null;
}

/**
 * Returns the subscription of a patient's events after a domain event: first the missed ones, then live. Before each event the patient is looked up
 * in the subscriber's scope again, once for all subscribers with the same sight. When the patient is out of sight, a last event with status 'fail' is
 * sent.
 */
export const makePatientSubscription = ({ domainEvents, live, patients, nameOfStaff }: Deps) => {
  const isSeen = async (scope: CustomerScope, patientId: Id) => (await patients.planOf(scope, patientId)) !== undefined;
  const editOf = async (scope: CustomerScope, { data }: NumberedEvent): Promise<Event["edit"]> =>
    "part" in data ? { userId: data.by, by: await nameOfStaff(scope, data.by), part: data.part } : null;
  const eventOf = singleFlight(
    (scope: CustomerScope, patientId: Id, { no }: NumberedEvent) => `${sightOf(scope)} ${patientId} ${no}`,
    async (scope, patientId, domainEvent): Promise<Event | null> => {
      const { no, kind, data } = domainEvent;
      const [seen, edit] = await Promise.all([isSeen(scope, patientId), editOf(scope, domainEvent)]);
      if (!seen) return null;
      return { status: "success", fact: no, kind, patientid: patientId, date: "date" in data ? data.date : null, edit };
    },
  );
  return async function* (
    scope: CustomerScope,
    patientId: Id,
    since: number | null,
    ended: AbortSignal,
  ): AsyncIterable<Event> {
    const outOfSight = { status: "fail", fact: 0, kind: "Gone", patientid: patientId, date: null, edit: null };
    if (!(await isSeen(scope, patientId))) return yield outOfSight;
    const followed = streamEvents({
      ended,
      signals: (abort) => live.subscribeToRecord(scope.customerId, patientId, abort),
      readEventsAfter: (no) => domainEvents.since(scope, patientId, no),
      readStartNumber: async () => since ?? (await domainEvents.newest(scope)),
    });
    for await (const domainEvent of followed) {
      const event = await eventOf(scope, patientId, domainEvent);
      if (!event) return yield outOfSight;
      yield event.edit?.userId === scope.userId ? { ...event, edit: null } : event;
    }
  };
};
