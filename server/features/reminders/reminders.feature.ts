import type { MutationAddEventArgs } from "../../generated/resolvers.ts";
import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { CallOf } from "../../platform/graphql/context.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import { makeAddEvent } from "./add-event.ts";
import { makeChangeEvent, makeSaveEvent } from "./change-event.ts";
import { makeRemindersSubscription } from "./reminders-subscription.ts";
import { makeGetReminders } from "./get-reminders.ts";
import { makeRemindersStore } from "./reminders.store.ts";
import { makeRemindersQueries } from "./reminders.queries.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
}

/** Feature with reminders for patients. */
export const remindersFeature = (deps: Deps): Feature => {
  const store = makeRemindersStore(deps.db);
  const write = makeChangeEvent({ ...deps, store });
  const saveEvent = makeSaveEvent(makeAddEvent({ ...deps, store }), write.change);
  const getReminders = makeGetReminders({ ...deps, queries: makeRemindersQueries(deps.db) });
  const remindersSubscription = makeRemindersSubscription(deps);
  const save = (args: MutationAddEventArgs, { scope }: CallOf<"addEvent">) => saveEvent(scope, args);
  return {
    resolvers: {
      Query: { getReminders: (args, { scope, selects }) => getReminders(scope, args, selects) },
      Mutation: {
        addEvent: save,
        addEditEvent: save,
        deleteEvent: ({ id }, { scope }) => write.setDeleted(scope, id, true),
        restoreEvent: ({ id }, { scope }) => write.setDeleted(scope, id, false),
      },
      Subscription: {
        onReminders: ({ since }, { scope, ended }) => remindersSubscription(scope, since ?? null, ended),
      },
    },
  };
};
