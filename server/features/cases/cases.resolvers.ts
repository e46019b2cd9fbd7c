import { type Faces, inCustomer } from "../../platform/graphql/faces.ts";
import type { makeCreateCase } from "./create-case.ts";
import type { makeGetCase } from "./get-case.ts";

interface UseCases {
  readonly createCase: ReturnType<typeof makeCreateCase>;
  readonly getCase: ReturnType<typeof makeGetCase>;
}

export const casesResolvers = ({ createCase, getCase }: UseCases): Faces => ({
  Query: {
    getActionCase: ({ caseId }, call) => getCase(inCustomer(call), caseId),
  },
  Mutation: {
    createNewCase: ({ input }, call) => createCase(inCustomer(call), call.viewer!, input),
  },
});
