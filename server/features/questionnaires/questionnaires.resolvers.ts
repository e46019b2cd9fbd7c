import type { Faces } from "../../platform/graphql/faces.ts";
import type { makeGetForm } from "./get-form.ts";

export const questionnairesResolvers = ({ getForm }: { readonly getForm: ReturnType<typeof makeGetForm> }): Faces => ({
  Query: {
    getFormByScheduleSubId: ({ patientid, id }, { scope }) => getForm(scope, patientid, id),
  },
});
