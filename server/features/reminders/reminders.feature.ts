import type { MutationAddEventArgs } from "../../generated/resolvers.ts";
import type { Machines } from "../../machines.ts";
import type { Feature } from "../../platform/feature.ts";
import type { CallOf } from "../../platform/graphql/context.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import { makeAddEvent } from "./add-event.ts";
import { makeFollowReminders } from "./follow-reminders.ts";
import { makeRemindersStore } from "./reminders.store.ts";

interface Needs extends Machines {
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
}

/** Reminders for patients. */
export const remindersFeature = (needs: Needs): Feature => {
  const addEvent = makeAddEvent({ ...needs, store: makeRemindersStore(needs.db) });
  const followReminders = makeFollowReminders(needs);
  const add = (args: MutationAddEventArgs, { scope }: CallOf<"addEvent">) => addEvent(scope, args);
  return {
    faces: {
      Mutation: { addEvent: add, addEditEvent: add },
      Subscription: {
        onReminders: ({ since }, { scope, ended }) => followReminders(scope, since ?? null, ended),
      },
    },
  };
};
