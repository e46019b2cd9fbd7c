import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { build, type Database } from "../../platform/database/database.ts";
import { isInSight, limitsOf } from "../sight/sight.lookups.ts";

export const makeQuestionnairesQueries = (db: Database) => ({
  submitted: (scope: CustomerScope, patientId: Id, answerId: Id) => {
    const forms = build
      .selectFrom("questionnaire_answers as a")
      .innerJoin("questionnaires as q", "q.questionnaire_id", "a.questionnaire_id")
      .innerJoin("patients as p", (join) =>
        join.onRef("p.customer_id", "=", "a.customer_id").onRef("p.patient_id", "=", "a.patient_id"),
      )
      .select(["a.answer_id as _id", "q.short_name as shortname", "a.day as date", "a.submitted_at as submittime"])
      .select(["a.score", "q.licence_line as licence", "q.kind", "a.questionnaire_id as questionnaireId", "a.answers"])
      .where("a.customer_id", "=", scope.customerId)
      .where("a.patient_id", "=", patientId)
      .where("a.answer_id", "=", answerId);
    return db.row(scope, "submittedForm", forms.where(isInSight(limitsOf(scope), "p")));
  },

  /** Returns the patient's submissions of a questionnaire, oldest first. The caller has checked that the patient is in the scope. */
  submissions: (scope: CustomerScope, patientId: Id, questionnaireId: Id) =>
    db.rows(
      scope,
      "submissionsOfForm",
      build
        .selectFrom("questionnaire_answers")
        .select(["answer_id as _id", "day as date", "score", "answers"])
        .where("customer_id", "=", scope.customerId)
        .where("patient_id", "=", patientId)
        .where("questionnaire_id", "=", questionnaireId)
        .orderBy("day")
        .orderBy("submitted_at"),
    ),

  questions: (scope: CustomerScope, questionnaireId: Id) =>
    db.rows(
      scope,
      "questionsOfForm",
      build
        .selectFrom("questions")
        .select(["quest_number as questnumber", "question", "options"])
        .where("questionnaire_id", "=", questionnaireId)
        .orderBy("quest_number"),
    ),
});

export type QuestionnairesQueries = ReturnType<typeof makeQuestionnairesQueries>;
