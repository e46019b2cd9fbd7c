import { type Faces, inCustomer } from "../../platform/graphql/faces.ts";
import type { makeGetForm } from "./get-form.ts";

export const questionnairesResolvers = ({ getForm }: { readonly getForm: ReturnType<typeof makeGetForm> }): Faces => ({
  Query: {
    getFormByScheduleSubId: ({ patientid, id }, call) => getForm(inCustomer(call), patientid, id),
  },
});
