import type { Faces } from "../../platform/graphql/faces.ts";
import type { makeGetFormData } from "./get-form-data.ts";
import type { makeGetSurveyDetail } from "./get-survey-detail.ts";
import type { makeNotifyCaregiver } from "./notify-caregiver.ts";
import type { makeSendProgressCode } from "./send-progress-code.ts";
import type { makeVerifyProgressCode } from "./verify-progress-code.ts";

interface UseCases {
  readonly sendCode: ReturnType<typeof makeSendProgressCode>;
  readonly verifyCode: ReturnType<typeof makeVerifyProgressCode>;
  readonly getSurveyDetail: ReturnType<typeof makeGetSurveyDetail>;
  readonly getFormData: ReturnType<typeof makeGetFormData>;
  readonly notifyCaregiver: ReturnType<typeof makeNotifyCaregiver>;
}

export const progressPageResolvers = (use: UseCases): Faces => ({
  Query: {
    getSurveyDetail: ({ patientid }, { scope, viewer }) => use.getSurveyDetail(scope, viewer, patientid),
    getFormData: ({ patientid }, { scope }) => use.getFormData(scope, patientid),
  },
  Mutation: {
    validPatientId: ({ patientid }, { scope, address }) => use.sendCode(scope, patientid, address),
    verifyActivityLinkOtp: (input, { scope, address }) => use.verifyCode(scope, input, address),
    caregiverNotify: (input, { scope }) => use.notifyCaregiver(scope, input),
  },
});
