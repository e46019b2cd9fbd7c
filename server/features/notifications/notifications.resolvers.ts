import type { Faces } from "../../platform/graphql/faces.ts";
import type { makeAddNotifications } from "./add-notifications.ts";
import type { makeGetNotifications } from "./get-notifications.ts";

interface UseCases {
  readonly addNotifications: ReturnType<typeof makeAddNotifications>;
  readonly getNotifications: ReturnType<typeof makeGetNotifications>;
}

export const notificationsResolvers = ({ addNotifications, getNotifications }: UseCases): Faces => ({
  Query: {
    getNotifications: ({ id }, { scope }) => getNotifications(scope, id),
  },
  Mutation: {
    addNotifications: (input, { scope }) => addNotifications(scope, input),
  },
});
