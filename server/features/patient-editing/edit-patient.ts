import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { type PatientEditForm, patientEditForm } from "@restride/domain/patients/patient-form.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { isStale } from "@restride/domain/values/version.ts";
import type { PatientInput } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { Progress } from "../recording/progress.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { SurgeryMoves } from "../schedules/surgery/surgery-moves.commands.ts";
import type { GetPatient } from "../patient-page/get-patient.lookups.ts";
import type { PatientsStore } from "./patients.store.ts";
import type { LockedPatient, PatientEditStore } from "./patient-edit.store.ts";

interface Deps {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly patientsStore: PatientsStore;
  readonly store: PatientEditStore;
  readonly progress: Progress;
  readonly patients: PatientContacts;
  readonly surgeryMoves: SurgeryMoves;
  readonly domainEvents: DomainEvents;
  readonly getPatient: GetPatient;
}

/** A parsed edit, the original input, and the clinic's day and time. */
interface Edit {
  readonly form: PatientEditForm;
  readonly input: PatientInput;
  readonly today: CalendarDate;
  readonly now: number;
}

const selectAll = () => true;

const mayBecome = (before: LockedPatient, form: PatientEditForm, { version }: PatientInput): Refusal | null => {
  if (isStale(version, before.version)) return refuse(patientTexts.changedByOthers);
  return before.surgeryType === form.surgery.type ? null : refuse(patientTexts.lockedType);
};

/** Makes the use case that changes a patient on top of a version, and the programme with the surgery date. */
export const makeEditPatient = (deps: Deps) => {
  const { db, clock, patients, patientsStore, store, progress, surgeryMoves, domainEvents, getPatient } = deps;

  const move = async (scope: CustomerScope, patientId: Id, from: CalendarDate, { form, input, today, now }: Edit) => {
    const to = form.surgery.date;
    const plan = from === to ? undefined : await patients.planOf(scope, patientId);
    if (!plan) return null;
    const { regimEdit, movereminders, planHash, drops } = input;
    const requestedMove = { from, to, goAlong: regimEdit ?? false, reminders: movereminders ?? null };
    return surgeryMoves.make(
      scope,
      { patientId, plan, today, now },
      { ...requestedMove, planHash, drops: drops ?? false },
    );
  };

  const save = async (scope: CustomerScope, patientId: Id, { form, input, ...when }: Edit) => {
    await progress.lock(scope, patientId);
    const before = await store.lock(scope, patientId);
    if (!before) return refuse(patientTexts.notFound);
    const refused = mayBecome(before, form, input);
    if (refused) return refused;
    const sameSurgeon = before.surgeon === form.surgeon;
    if (!sameSurgeon && !(await patientsStore.isSurgeonThere(scope, form.surgeon)))
      return refuse(patientTexts.noSurgeon);
    const moved = await move(scope, patientId, before.surgeryDate, { form, input, ...when });
    if (isRefusal(moved)) return moved;
    await patientsStore.updatePatient(scope, patientId, before.version, form);
    const data = { by: scope.userId, part: "person" };
    await domainEvents.record(scope, { kind: "PatientEdited", subjectId: patientId, data });
    return null;
  };

  return async (scope: CustomerScope, viewer: Viewer, patientId: Id, input: PatientInput) => {
    const { today, now } = await clock(scope);
    const form = parseOrRefuse(patientEditForm(today), {
      ...input,
      phone: input.phone ?? null,
      dailyshift: input.dailyshift ?? undefined,
    });
    if (isRefusal(form)) return form;
    const edit = { form, input, today, now };
    return db.transaction(scope, async () => {
      const refused = await save(scope, patientId, edit);
      return (
        refused ?? { ...(await getPatient(scope, viewer, patientId, selectAll)), message: patientTexts.patientUpdated }
      );
    });
  };
};
