import { type Faces, inCustomer } from "../../platform/graphql/faces.ts";
import type { makeAddNotifications } from "./add-notifications.ts";
import type { makeGetNotifications } from "./get-notifications.ts";

interface UseCases {
  readonly addNotifications: ReturnType<typeof makeAddNotifications>;
  readonly getNotifications: ReturnType<typeof makeGetNotifications>;
}

export const notificationsResolvers = ({ addNotifications, getNotifications }: UseCases): Faces => ({
  Query: {
    getNotifications: ({ id }, call) => getNotifications(inCustomer(call), id),
  },
  Mutation: {
    addNotifications: (input, call) => addNotifications(inCustomer(call), input),
  },
});
