import { type Faces, inCustomer } from "../../platform/graphql/faces.ts";
import type { makeAddEvent } from "./add-event.ts";
import type { makeFollowReminders } from "./follow-reminders.ts";

interface UseCases {
  readonly addEvent: ReturnType<typeof makeAddEvent>;
  readonly followReminders: ReturnType<typeof makeFollowReminders>;
}

export const remindersResolvers = ({ addEvent, followReminders }: UseCases): Faces => ({
  Mutation: {
    addEvent: (args, call) => addEvent(inCustomer(call), args),
    addEditEvent: (args, call) => addEvent(inCustomer(call), args),
  },
  Subscription: {
    onReminders: ({ since }, call) => followReminders(inCustomer(call), since ?? null, call.ended),
  },
});
