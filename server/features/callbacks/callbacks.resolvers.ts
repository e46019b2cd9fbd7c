import { type Faces, withoutSession } from "../../platform/graphql/faces.ts";
import type { AddCallback } from "./add-callback.ts";

export const callbacksResolvers = (use: { readonly addCallback: AddCallback }): Faces => ({
  Mutation: {
    addCallbackRequest: (input, call) => use.addCallback(withoutSession(call), input, call.address),
  },
});
