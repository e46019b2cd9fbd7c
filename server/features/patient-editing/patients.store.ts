import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { isNamed } from "@restride/domain/patients/caregiver.ts";
import type { PatientEditForm, PatientForm } from "@restride/domain/patients/patient-form.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql, type Updateable } from "kysely";
import type { Patients } from "../../generated/database.ts";
import { build, type Database } from "../../platform/database/database.ts";
import type { KnownColumns } from "../../platform/database/known-columns.ts";
import { saveName } from "../names/name-parts.commands.ts";
import { isInSight, isOfSurgeons, limitsOf } from "../sight/sight.lookups.ts";

/** The fields of a new patient that are not in the form. */
export interface NewPatient {
  readonly patientId: Id;
  readonly carePlanId: Id | null;
  readonly healthCoachId: Id | null;
  /** Time at which the patient registered and signed the consent forms, ISO 8601; null for patients who did not register by themselves. */
  readonly consentedAt: string | null;
  /** The reason for adding the patient although a match exists; null without a match. */
  readonly addedAlthough: string | null;
  /** Now, ISO 8601. */
  readonly at: string;
}

/** The fields that the forms of a new and of an existing patient have in common. */
type Person = Omit<PatientForm, "phone" | "shipaddress" | "caregiver">;

const patientColumns = ({ firstname, lastname, height, surgery, surgeon, ...others }: Person) => {
  const sameNames: KnownColumns<Patients, typeof others> = others;
  return {
    ...sameNames,
    first_name: firstname,
    last_name: lastname,
    height_in: height,
    surgery_date: surgery.date,
    surgeon_id: surgeon,
  } satisfies Updateable<Patients>;
};

/** SQL with a surgeon of the clinic to whom the scope may assign patients. */
const surgeonsFor = (scope: CustomerScope, surgeonId: Id) =>
  build
    .selectFrom("surgeons")
    .where("customer_id", "=", scope.customerId)
    .where("surgeon_id", "=", surgeonId)
    .where("deleted_at", "is", null)
    .where(isOfSurgeons(limitsOf(scope), "surgeon_id"));

export const makePatientsStore = (db: Database) => ({
  /** Returns whether a patient may be assigned to this surgeon, and locks the surgeon against removal until the transaction ends. */
  isSurgeonThere: (scope: CustomerScope, surgeonId: Id) =>
    db.returnsRow(scope, "surgeonForPatient", surgeonsFor(scope, surgeonId).select("surgeon_id").forShare()),

  /** Locks a birth date in the clinic until the transaction ends, so that patients with this birth date are added one after the other. */
  lockBirthDate: ({ rls, customerId }: CustomerScope, dob: CalendarDate) =>
    db.rows(
      { rls },
      "lockBirthDate",
      sql`select pg_advisory_xact_lock(hashtextextended(${`added patient ${customerId} ${dob}`}, 0))`,
    ),

  /** Adds the row of a patient. The caller has checked the surgeon, and starts the patient's progress in the same transaction. */
  insertPatient: (scope: CustomerScope, form: PatientForm, more: NewPatient): void => {
    const { phone, shipaddress, caregiver, ...personFields } = form;
    db.write(
      scope,
      "insertPatient",
      build.insertInto("patients").values({
        ...patientColumns(personFields),
        customer_id: scope.customerId,
        patient_id: more.patientId,
        phone,
        surgery_type: form.surgery.type,
        ship_address: JSON.stringify(shipaddress),
        caregiver: JSON.stringify(isNamed(caregiver) ? caregiver : {}),
        care_plan_id: more.carePlanId,
        health_coach_id: more.healthCoachId,
        registered_at: more.consentedAt,
        consented_at: more.consentedAt,
        added_although: more.addedAlthough,
        created_at: more.at,
      }),
    );
    saveName(db, scope, "patient", more.patientId, [form.firstname, form.lastname]);
  },

  /**
   * Changes a patient in the scope if the version is still the newest; returns whether it was. A phone that is null and a daily shift that
   * is left out do not change.
   */
  updatePatient: async (scope: CustomerScope, patientId: Id, version: number, form: PatientEditForm) => {
    const { phone, dailyshift, ...personFields } = form;
    const isUpdated = await db.returnsRow(
      scope,
      "updatePatient",
      build
        .updateTable("patients")
        .set({
          ...patientColumns(personFields),
          phone: phone ?? undefined,
          shift_start: dailyshift?.start,
          shift_end: dailyshift?.end,
          version: sql`version + 1`,
        })
        .where("customer_id", "=", scope.customerId)
        .where("patient_id", "=", patientId)
        .where(isInSight(limitsOf(scope), "patients"))
        .where("version", "=", version)
        .returning("patient_id"),
    );
    if (isUpdated) saveName(db, scope, "patient", patientId, [form.firstname, form.lastname]);
    return isUpdated;
  },
});

export type PatientsStore = ReturnType<typeof makePatientsStore>;
