import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import type { ClinicOfSurgeon } from "../clinic-profile/clinic-of-surgeon.lookups.ts";
import { makeAddCallback } from "./add-callback.ts";
import type { Callbacks } from "./callbacks.lookups.ts";
import { mailCallback, openCallbackCase, type OpenConversation } from "./callbacks.handlers.ts";
import { makeCallbackChecks } from "./message-checks.ts";
import { makeCallbacksStore } from "./callbacks.store.ts";
import { makeCallbacksQueries } from "./callbacks.queries.ts";
import { makeListCallbacks } from "./list-callbacks.ts";
import { makeNoteCalled } from "./note-called.ts";

interface Deps extends Platform {
  readonly callbacks: Callbacks;
  readonly clinicOfSurgeon: ClinicOfSurgeon;
  readonly letterheads: Letterheads;
  /** None in a product without conversations. */
  readonly openConversation?: OpenConversation;
}

/** Who asks on a public page to be called back, and who was. */
export const callbacksFeature = (deps: Deps): Feature => {
  const store = makeCallbacksStore(deps.db);
  const addCallback = makeAddCallback({ ...deps, store });
  const listCallbacks = makeListCallbacks({ queries: makeCallbacksQueries(deps.db) });
  const noteCalled = makeNoteCalled({ ...deps, store });
  return {
    resolvers: {
      Query: {
        getCallbackRequests: (request, { scope }) => listCallbacks(scope, request),
      },
      Mutation: {
        addCallbackRequest: (input, { scope, address }) => addCallback(scope, input, address),
        setCallbackCalled: ({ id, called }, { scope }) => noteCalled(scope, id, called),
      },
    },
    eventHandlers: [openCallbackCase(deps), mailCallback(deps)],
    messageChecks: makeCallbackChecks(deps),
  };
};
