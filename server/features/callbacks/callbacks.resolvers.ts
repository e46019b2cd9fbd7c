import type { Faces } from "../../platform/graphql/faces.ts";
import type { AddCallback } from "./add-callback.ts";

export const callbacksResolvers = (use: { readonly addCallback: AddCallback }): Faces => ({
  Mutation: {
    addCallbackRequest: (input, { scope, address }) => use.addCallback(scope, input, address),
  },
});
