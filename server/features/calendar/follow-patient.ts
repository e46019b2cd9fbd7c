import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Facts } from "../../platform/events/facts.ts";
import { follow } from "../../platform/events/follow.ts";
import type { Live } from "../../platform/events/live.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";

interface Needs {
  readonly facts: Facts;
  readonly live: Live;
  readonly patients: PatientContacts;
}

interface Event {
  readonly status: string;
  readonly fact: number;
  readonly kind: string;
  readonly patientid: string;
  readonly date: string | null;
}

/**
 * What happens to a patient from a fact on: first what was missed, then live. Before each event the patient is looked up in
 * the subscriber's scope again; once out of sight, the subscription says so and ends.
 */
export const makeFollowPatient = ({ facts, live, patients }: Needs) =>
  async function* (
    scope: CustomerScope,
    patientId: Id,
    since: number | null,
    ended: AbortSignal,
  ): AsyncIterable<Event> {
    const seen = async () => (await patients.planOf(scope, patientId)) !== undefined;
    const outOfSight = { status: "fail", fact: 0, kind: "Gone", patientid: patientId, date: null };
    if (!(await seen())) return yield outOfSight;
    const followed = follow({
      ended,
      signals: (abort) => live.about(scope.customerId, patientId, abort),
      after: (no) => facts.since(scope, patientId, no),
      from: async () => since ?? (await facts.newest(scope)),
    });
    for await (const { no, kind, data } of followed) {
      if (!(await seen())) return yield outOfSight;
      const date = "date" in data ? data.date : null;
      yield { status: "success", fact: no, kind, patientid: patientId, date };
    }
  };
