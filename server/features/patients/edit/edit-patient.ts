import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { type PatientEditForm, patientEditForm } from "@restride/domain/patients/patient-form.ts";
import { patientTexts } from "@restride/domain/patients/patient-texts.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { PatientInput } from "../../../generated/resolvers.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Facts } from "../../../platform/events/facts.ts";
import type { ClinicClock } from "../../customers/customers.lookups.ts";
import type { Progress } from "../../recording/progress.lookups.ts";
import type { GetPatient } from "../get-patient.ts";
import type { PatientsStore } from "../patients.store.ts";
import type { MoveSurgery } from "./move-surgery.ts";
import type { LockedPatient, PatientEditStore } from "./patient-edit.store.ts";

interface Needs {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly patientsStore: PatientsStore;
  readonly store: PatientEditStore;
  readonly progress: Progress;
  readonly moveSurgery: MoveSurgery;
  readonly facts: Facts;
  readonly getPatient: GetPatient;
}

const all = () => true;

const mayBecome = (before: LockedPatient, form: PatientEditForm, version: number): Refusal | null => {
  if (before.version !== version) return refuse(patientTexts.changed);
  return before.surgeryType === form.surgery.type ? null : refuse(patientTexts.lockedType);
};

/** Changes a patient on top of a version, and the programme with the surgery date. */
export const makeEditPatient = (needs: Needs) => {
  const { db, clock, patientsStore, store, progress, moveSurgery, facts, getPatient } = needs;

  const save = async (
    scope: CustomerScope,
    patientId: Id,
    {
      form,
      version,
      goAlong,
      today,
    }: { form: PatientEditForm; version: number; goAlong: boolean; today: CalendarDate },
  ) => {
    await progress.lock(scope, patientId);
    const before = await store.lock(scope, patientId);
    if (!before) return refuse(patientTexts.notFound);
    const refused = mayBecome(before, form, version);
    if (refused) return refused;
    const sameSurgeon = before.surgeon === form.surgeon;
    if (!sameSurgeon && !(await patientsStore.isSurgeonThere(scope, form.surgeon)))
      return refuse(patientTexts.noSurgeon);
    await patientsStore.updatePatient(scope, patientId, version, form);
    const move = { from: before.surgeryDate, to: form.surgery.date, today };
    if (move.from !== move.to) await moveSurgery(scope, patientId, move, goAlong);
    const data = { by: scope.userId, part: "person" };
    await facts.record(scope, { kind: "PatientEdited", subjectId: patientId, data });
    return null;
  };

  return async (scope: CustomerScope, viewer: Viewer, patientId: Id, input: PatientInput) => {
    const { today } = await clock(scope);
    const form = parseOrRefuse(patientEditForm(today), { ...input, phone: input.phone ?? null });
    if (isRefusal(form)) return form;
    const [version, goAlong] = [input.version ?? 0, input.regimEdit ?? false];
    return db.transaction(scope, async () => {
      const refused = await save(scope, patientId, { form, version, goAlong, today });
      return refused ?? { ...(await getPatient(scope, viewer, patientId, all)), message: patientTexts.updated };
    });
  };
};
