import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Gender } from "@restride/domain/patients/person-name.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { patientsWithProgress, visible } from "./patients.conditions.views.ts";

/** A patient with the panel's facts, unmasked. */
export interface PanelPatient {
  readonly _id: Id;
  readonly firstname: string;
  readonly lastname: string;
  readonly gender: Gender;
  readonly dob: CalendarDate;
  readonly phone: string;
  readonly active: boolean;
  readonly surgeon: Id;
  readonly provider: string;
  readonly customer: Id;
  readonly surgeryType: string;
  readonly surgeryDate: CalendarDate;
  readonly careplan: string | null;
  readonly height: number | null;
  readonly include_devices: boolean;
  readonly email_opt_in: boolean;
  readonly createdAt: string;
  readonly lastLoggedinTime: string | null;
  readonly coach: { _id: Id; firstname: string; lastname: string; email: string } | null;
  readonly knee_score: number | null;
  readonly knee_score_day: CalendarDate | null;
  readonly hip_score: number | null;
  readonly hip_score_day: CalendarDate | null;
  readonly pain_level: number | null;
  readonly pain_level_day: CalendarDate | null;
  readonly flexion: number | null;
  readonly flexion_day: CalendarDate | null;
  readonly flexion_source: string | null;
  readonly extension: number | null;
  readonly extension_day: CalendarDate | null;
  readonly extension_source: string | null;
  readonly hasExercises: boolean;
  readonly hasQuestionnaires: boolean;
}

const exists = (table: string) =>
  sql<boolean>`exists (select from ${sql.table(table)} x where x.customer_id = p.customer_id and x.patient_id = p.patient_id)`;

export const makePatientPanelViews = (db: Database) => {
  const ofPatient = (scope: CustomerScope, patientId: Id) => ({
    customer_id: scope.customerId,
    patient_id: patientId,
  });
  return {
    patient: (scope: CustomerScope, patientId: Id) =>
      db.row(
        scope,
        "patientPanel",
        patientsWithProgress({ ...visible(scope), patients: [patientId] })
          .select([
            "p.patient_id as _id",
            "p.first_name as firstname",
            "p.last_name as lastname",
            "p.gender",
            "p.dob",
            "p.phone",
            "p.active",
            "p.surgeon_id as surgeon",
            "s.name as provider",
            "p.customer_id as customer",
            "p.surgery_type as surgeryType",
            "p.surgery_date as surgeryDate",
            sql`(select name from care_plans c where c.care_plan_id = p.care_plan_id)`.as("careplan"),
            "p.height_in as height",
            "p.include_devices",
            "p.email_opt_in",
            "p.created_at as createdAt",
            "p.last_login_at as lastLoggedinTime",
            ...([
              "knee_score",
              "knee_score_day",
              "hip_score",
              "hip_score_day",
              "pain_level",
              "pain_level_day",
            ] as const),
            ...(["flexion", "flexion_day", "flexion_source"] as const),
            ...(["extension", "extension_day", "extension_source"] as const),
            exists("patient_exercises").as("hasExercises"),
            exists("patient_questionnaires").as("hasQuestionnaires"),
          ])
          .$castTo<Omit<PanelPatient, "coach">>(),
      ),

    /** The health coach stands outside the clinic, in its company. */
    coach: (scope: CustomerScope, patientId: Id) =>
      db.row(
        scope,
        "patientCoach",
        sql<NonNullable<PanelPatient["coach"]>>`
          select c.* from patients p, staff_card(p.health_coach_id) c
          where p.customer_id = ${scope.customerId} and p.patient_id = ${patientId}`,
      ),

    holds: (scope: CustomerScope, patientId: Id) =>
      db.rows(
        scope,
        "panelHolds",
        build
          .selectFrom("technical_holds")
          .select(["held_from", "released_on"])
          .where((where) => where.and(ofPatient(scope, patientId)))
          .orderBy("held_from", "desc"),
      ),

    diagnoses: (scope: CustomerScope, patientId: Id) =>
      db.rows(
        scope,
        "panelDiagnoses",
        build
          .selectFrom("diagnoses")
          .select(["dx_code as dxCode", "dx_description as dxDescription"])
          .where((where) => where.and(ofPatient(scope, patientId)))
          .orderBy("added_at", "desc"),
      ),

    devices: (scope: CustomerScope, patientId: Id) =>
      db.rows(
        scope,
        "panelDevices",
        build
          .selectFrom("patient_devices as a")
          .innerJoin("devices as d", "d.device_id", "a.device_id")
          .select([
            "a.item_id as _id",
            "d.display_name",
            "a.status",
            "a.tracking_link",
            "a.shipped_on",
            "a.delivered_on",
          ])
          .where("a.customer_id", "=", scope.customerId)
          .where("a.patient_id", "=", patientId)
          .where("a.status", "<>", "Deleted")
          .orderBy("d.display_name"),
      ),

    cases: (scope: CustomerScope, patientId: Id) =>
      db.rows(
        scope,
        "panelCases",
        build
          .selectFrom("cases")
          .select(["case_id as _id", sql<string>`'C-' || case_number`.as("number"), "summary", "status"])
          .where((where) => where.and(ofPatient(scope, patientId)))
          .where("archived_at", "is", null)
          .orderBy("created_at", "desc")
          .limit(20),
      ),
  };
};

export type PatientPanelViews = ReturnType<typeof makePatientPanelViews>;
