import type { QuestionnaireForm } from "@restride/domain/content/questionnaire-form.ts";
import { sql, type Updateable } from "kysely";
import type { Questionnaires } from "../../generated/database.ts";
import { build, type Database } from "../../platform/database/database.ts";
import { recordset } from "../../platform/database/recordset.ts";
import type { EditorScope } from "./kinds.conditions.queries.ts";
import { codeIn, withPositions, type VersionOf } from "./version-code.store.ts";

/**
 * Makes the function that saves a version of a questionnaire. Its questions are new rows, so that each answer still refers to the question that was
 * asked.
 */
export const makeQuestionnaireVersions =
  (db: Database) =>
  async (scope: EditorScope, { contentId, versionId }: VersionOf, form: QuestionnaireForm): Promise<void> => {
    const atOnce = {
      short_name: form.name,
      licence_line: form.licence,
      image: form.image || null,
    } satisfies Updateable<Questionnaires>;
    await db.rows(
      scope,
      "addQuestionnaire",
      build.insertInto("questionnaires").values({
        questionnaire_id: versionId,
        code: codeIn("questionnaires", "questionnaire_id", contentId),
        ...atOnce,
        kind: form.kind,
        recall_days: form.recalldays,
      }),
    );
    const questions = form.questions.map(({ question, options }) => ({ question, options }));
    await Promise.all([
      db.rows(
        scope,
        "addQuestions",
        sql`
          insert into questions (questionnaire_id, quest_number, question, options)
          select ${versionId}, g.position + 1, g.question, g.options
          from ${recordset(withPositions(questions), { position: "int", question: "text", options: "jsonb" })}`,
      ),
      db.rows(
        scope,
        "renameQuestionnaires",
        build
          .updateTable("questionnaires")
          .set(atOnce)
          .where(
            "questionnaire_id",
            "in",
            build.selectFrom("content_versions").select("version_id").where("content_id", "=", contentId),
          ),
      ),
    ]);
  };
