import { type Faces, inCustomer, withoutSession } from "../../platform/graphql/faces.ts";
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
    getSurveyDetail: ({ patientid }, call) => use.getSurveyDetail(inCustomer(call), call.viewer!, patientid),
    getFormData: ({ patientid }, call) => use.getFormData(inCustomer(call), patientid),
  },
  Mutation: {
    validPatientId: ({ patientid }, call) => use.sendCode(withoutSession(call), patientid, call.address),
    verifyActivityLinkOtp: (input, call) => use.verifyCode(withoutSession(call), input, call.address),
    caregiverNotify: (input, call) => use.notifyCaregiver(inCustomer(call), input),
  },
});
