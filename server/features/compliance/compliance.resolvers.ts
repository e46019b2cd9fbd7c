import type { Faces } from "../../platform/graphql/faces.ts";
import type { makeGetCompliance } from "./get-compliance.ts";

export const complianceResolvers = (use: { readonly getCompliance: ReturnType<typeof makeGetCompliance> }): Faces => ({
  Query: {
    getPatientCompliance: ({ filters }, { scope }) => use.getCompliance(scope, filters),
  },
});
