import type { MutationAddEventArgs } from "../../generated/resolvers.ts";
import type { CallOf } from "../../platform/graphql/context.ts";
import type { Faces } from "../../platform/graphql/faces.ts";
import type { makeAddEvent } from "./add-event.ts";
import type { makeFollowReminders } from "./follow-reminders.ts";

interface UseCases {
  readonly addEvent: ReturnType<typeof makeAddEvent>;
  readonly followReminders: ReturnType<typeof makeFollowReminders>;
}

export const remindersResolvers = ({ addEvent, followReminders }: UseCases): Faces => {
  const add = (args: MutationAddEventArgs, { scope }: CallOf<"addEvent">) => addEvent(scope, args);
  return {
    Mutation: { addEvent: add, addEditEvent: add },
    Subscription: {
      onReminders: ({ since }, { scope, ended }) => followReminders(scope, since ?? null, ended),
    },
  };
};
