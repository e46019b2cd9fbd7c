import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { QuestionnairesQueries } from "./questionnaires.queries.ts";
import * as texts from "./questionnaires-texts.ts";

/**
 * Makes the use case that returns a submitted questionnaire with every option and the chosen ones, and the patient's other submissions of the same
 * questionnaire.
 */
export const makeGetForm =
  ({ queries, noteRead }: { readonly queries: QuestionnairesQueries; readonly noteRead: NoteRead }) =>
  async (scope: CustomerScope, patientId: Id, answerId: Id) => {
    const submitted = await queries.submitted(scope, patientId, answerId);
    if (!submitted) return refuse(texts.thisFormWasNotFound);
    noteRead(scope, patientId, "getFormByScheduleSubId");
    const { questionnaireId, answers, ...form } = submitted;
    const [questions, submissions] = await Promise.all([
      queries.questions(scope, questionnaireId),
      queries.submissions(scope, patientId, questionnaireId),
    ]);
    const at = submissions.findIndex(({ _id }) => _id === answerId);
    return {
      form: {
        ...form,
        before: submissions[at - 1] ?? null,
        laterid: submissions[at + 1]?._id ?? null,
        place: at + 1,
        count: submissions.length,
        questions: questions.map(({ questnumber, question, options }) => ({
          questnumber,
          question,
          options: options.map(({ optnumber, option }) => ({
            optnumber,
            option,
            selected: answers[questnumber - 1] === optnumber,
            text: null,
          })),
        })),
      },
    };
  };
