import { type Faces, inCustomer } from "../../platform/graphql/faces.ts";
import type { makeGetEngagement } from "./get-engagement.ts";
import type { makeGetOutcomes } from "./get-outcomes.ts";

interface UseCases {
  readonly getEngagement: ReturnType<typeof makeGetEngagement>;
  readonly getOutcomes: ReturnType<typeof makeGetOutcomes>;
}

export const homeResolvers = ({ getEngagement, getOutcomes }: UseCases): Faces => ({
  Query: {
    getLast7Activities: ({ range }, call) => getEngagement.activities(inCustomer(call), range),
    getLast7Measurements: ({ range }, call) => getEngagement.measurements(inCustomer(call), range),
    getFormGraphData: ({ range }, call) => getOutcomes(inCustomer(call), range),
  },
});
