import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { NoteRead } from "../patients/patient-reads.lookups.ts";
import { makeGetForm } from "./get-form.ts";
import { makeQuestionnairesViews } from "./questionnaires.views.ts";

interface Needs extends Platform {
  readonly noteRead: NoteRead;
}

/** What was answered to a questionnaire. */
export const questionnairesFeature = (needs: Needs): Feature => {
  const getForm = makeGetForm({ ...needs, views: makeQuestionnairesViews(needs.db) });
  return {
    faces: {
      Query: {
        getFormByScheduleSubId: ({ patientid, id }, { scope }) => getForm(scope, patientid, id),
      },
    },
  };
};
