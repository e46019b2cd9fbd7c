import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { NoteRead } from "../patients/patient-reads.lookups.ts";
import type { QuestionnairesViews } from "./questionnaires.views.ts";

/** A submitted questionnaire with every option and which one was chosen. */
export const makeGetForm =
  ({ views, noteRead }: { readonly views: QuestionnairesViews; readonly noteRead: NoteRead }) =>
  async (scope: CustomerScope, patientId: Id, answerId: Id) => {
    const submitted = await views.submitted(scope, patientId, answerId);
    if (!submitted) return refuse("This form was not found.");
    noteRead(scope, patientId, "getFormByScheduleSubId");
    const { questionnaireId, answers, ...form } = submitted;
    const questions = await views.questions(scope, questionnaireId);
    return {
      form: {
        ...form,
        questions: questions.map(({ questnumber, question, options }) => ({
          questnumber,
          question,
          options: options.map((option) => ({ ...option, selected: answers[questnumber - 1] === option.optnumber })),
        })),
      },
    };
  };
