import type { Faces } from "../../platform/graphql/faces.ts";
import type { makeGetEngagement } from "./get-engagement.ts";
import type { makeGetOutcomes } from "./get-outcomes.ts";

interface UseCases {
  readonly getEngagement: ReturnType<typeof makeGetEngagement>;
  readonly getOutcomes: ReturnType<typeof makeGetOutcomes>;
}

export const homeResolvers = ({ getEngagement, getOutcomes }: UseCases): Faces => ({
  Query: {
    getLast7Activities: ({ range }, { scope }) => getEngagement.activities(scope, range),
    getLast7Measurements: ({ range }, { scope }) => getEngagement.measurements(scope, range),
    getFormGraphData: ({ range }, { scope }) => getOutcomes(scope, range),
  },
});
