import type { Id } from "@restride/domain/values/id.ts";
import { type CustomerScope, sightOf } from "@restride/domain/access/scope.ts";
import { askedOnce } from "../../platform/events/asked-once.ts";
import type { Facts, NumberedFact } from "../../platform/events/facts.ts";
import { follow } from "../../platform/events/follow.ts";
import type { Live } from "../../platform/events/live.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { NameOfStaff } from "../users/staff-names.lookups.ts";

interface Deps {
  readonly facts: Facts;
  readonly live: Live;
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
 * What happens to a patient from a fact on: first what was missed, then live. Before each event the patient is looked up in
 * the subscriber's scope again, once for all who see the same; once out of sight, the subscription says so and ends.
 */
export const makeFollowPatient = ({ facts, live, patients, nameOfStaff }: Deps) => {
  const isSeen = async (scope: CustomerScope, patientId: Id) => (await patients.planOf(scope, patientId)) !== undefined;
  const editOf = async (scope: CustomerScope, { data }: NumberedFact): Promise<Event["edit"]> =>
    "part" in data ? { userId: data.by, by: await nameOfStaff(scope, data.by), part: data.part } : null;
  const eventOf = askedOnce(
    (scope: CustomerScope, patientId: Id, { no }: NumberedFact) => `${sightOf(scope)} ${patientId} ${no}`,
    async (scope, patientId, fact): Promise<Event | null> => {
      const { no, kind, data } = fact;
      const [seen, edit] = await Promise.all([isSeen(scope, patientId), editOf(scope, fact)]);
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
    const followed = follow({
      ended,
      signals: (abort) => live.about(scope.customerId, patientId, abort),
      after: (no) => facts.since(scope, patientId, no),
      from: async () => since ?? (await facts.newest(scope)),
    });
    for await (const fact of followed) {
      const event = await eventOf(scope, patientId, fact);
      if (!event) return yield outOfSight;
      yield event.edit?.userId === scope.userId ? { ...event, edit: null } : event;
    }
  };
};
