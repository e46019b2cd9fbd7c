import { type Faces, inCustomer } from "../../platform/graphql/faces.ts";
import type { makeAddEvent } from "./add-event.ts";

export const remindersResolvers = ({ addEvent }: { readonly addEvent: ReturnType<typeof makeAddEvent> }): Faces => ({
  Mutation: {
    addEvent: ({ id, event }, call) => addEvent(inCustomer(call), id, event),
  },
});
