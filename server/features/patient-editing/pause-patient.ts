import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { activate, deactivate, type Hold, putOnHold, releaseHold } from "@restride/domain/schedules/hold.ts";
import { holdNoteField } from "@restride/domain/patients/hold-note.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { Progress } from "../recording/progress.commands.ts";
import type { PatientContacts, PatientPlan } from "../patients/patients.lookups.ts";
import type { PatientsStore } from "./patients.store.ts";
import type { PatientEditStore } from "./patient-edit.store.ts";

interface Deps {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
  readonly patientsStore: PatientsStore;
  readonly store: PatientEditStore;
  readonly progress: Progress;
  readonly domainEvents: DomainEvents;
  readonly newId: () => Id;
}

type PauseEvent = { readonly kind: "PatientPaused" | "PatientResumed"; readonly pause: "hold" | "inactive" };

type Decision = readonly Hold[] | Refusal;

/** Returns the use cases that pause a patient from today on, or end a pause: by a technical hold, or by inactivity. */
export const makePausePatient = (deps: Deps) => {
  const { db, clock, patients, patientsStore, store, progress, domainEvents, newId } = deps;

  /** Locks the patient, applies the rule, saves, and updates the progress. */
  const change = (
    scope: CustomerScope,
    patientId: Id,
    { kind, pause }: PauseEvent,
    decide: (plan: PatientPlan, today: CalendarDate) => Decision | Promise<Decision>,
    save: (today: CalendarDate) => string,
  ) =>
    db.transaction(scope, async () => {
      const { today } = await clock(scope);
      const [, plan] = await Promise.all([progress.lock(scope, patientId), patients.planOf(scope, patientId)]);
      if (!plan) return refuse(patientTexts.notFound);
      const decided = await decide(plan, today);
      if (isRefusal(decided)) return decided;
      const message = save(today);
      await progress.recomputeDays(scope, patientId, today);
      const data = { by: scope.userId, pause, date: today };
      await domainEvents.record(scope, { kind, subjectId: patientId, data });
      return { message };
    });

  const hold = async (scope: CustomerScope, patientId: Id, typedNote: string) => {
    const note = parseOrRefuse(holdNoteField, typedNote);
    if (isRefusal(note)) return note;
    return change(
      scope,
      patientId,
      { kind: "PatientPaused", pause: "hold" },
      ({ holds }, today) => putOnHold(holds, today),
      (today) => {
        store.hold(scope, patientId, newId(), { from: today, to: null }, note);
        return patientTexts.onHold;
      },
    );
  };

  const release = (scope: CustomerScope, patientId: Id) =>
    change(
      scope,
      patientId,
      { kind: "PatientResumed", pause: "hold" },
      ({ holds }, today) => releaseHold(holds, today),
      (today) => {
        store.release(scope, patientId, today);
        return patientTexts.holdReleased;
      },
    );

  const hasSurgeon = async (scope: CustomerScope, patientId: Id): Promise<boolean> => {
    const patient = await store.lock(scope, patientId);
    return patient !== undefined && patientsStore.isSurgeonThere(scope, patient.surgeon);
  };

  const setActive = (scope: CustomerScope, patientId: Id, active: boolean) =>
    change(
      scope,
      patientId,
      { kind: active ? "PatientResumed" : "PatientPaused", pause: "inactive" },
      async ({ inactive }, today) =>
        active ? activate(inactive, today, await hasSurgeon(scope, patientId)) : deactivate(inactive, today),
      (today) => {
        store.set(scope, patientId, { active });
        store[active ? "activate" : "deactivate"](scope, patientId, today);
        return active ? patientTexts.patientActivated : patientTexts.patientDeactivated;
      },
    );

  const setHold = (scope: CustomerScope, patientId: Id, isNew: boolean, note: string) =>
    isNew ? hold(scope, patientId, note) : release(scope, patientId);

  return { setHold, setActive };
};
