import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Facts } from "../../platform/events/facts.ts";
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
  async function* (scope: CustomerScope, patientId: string, since: number | null): AsyncIterable<Event> {
    const ended = new AbortController();
    const outOfSight = { status: "fail", fact: 0, kind: "Gone", patientid: patientId, date: null };
    const seen = async () => (await patients.contactOf(scope, patientId)) !== undefined;
    const signals = live.about(scope.customerId, patientId, ended.signal)[Symbol.asyncIterator]();
    // Listening begins before the past is read, so that nothing falls between the two.
    let next = signals.next();
    let last = since ?? (await facts.newest(scope));
    try {
      if (!(await seen())) return yield outOfSight;
      for (;;) {
        for (const { no, kind, data } of await facts.since(scope, patientId, last)) {
          if (!(await seen())) return yield outOfSight;
          last = no;
          yield {
            status: "success",
            fact: no,
            kind,
            patientid: patientId,
            date: (data.date as string | undefined) ?? null,
          };
        }
        const signal = await next;
        if (signal.done) return;
        next = signals.next();
      }
    } finally {
      ended.abort();
      await next.catch(() => undefined);
    }
  };
