import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import { makeGetForm } from "./get-form.ts";
import { makeQuestionnairesQueries } from "./questionnaires.queries.ts";

interface Deps extends Platform {
  readonly noteRead: NoteRead;
}

/** Feature with the answers to a questionnaire. */
export const questionnairesFeature = (deps: Deps): Feature => {
  const getForm = makeGetForm({ ...deps, queries: makeQuestionnairesQueries(deps.db) });
  return {
    resolvers: {
      Query: {
        getFormByScheduleSubId: ({ patientid, id }, { scope }) => getForm(scope, patientid, id),
      },
    },
  };
};
