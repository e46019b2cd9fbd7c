import type { Machines } from "../../machines.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Letterheads } from "../customers/letterheads.lookups.ts";
import type { ClinicOfSurgeon } from "../surgeons/surgeons.lookups.ts";
import { makeAddCallback } from "./add-callback.ts";
import type { Callbacks } from "./callbacks.lookups.ts";
import { mailCallback } from "./callbacks.reactions.ts";
import { makeCallbacksStore } from "./callbacks.store.ts";

interface Needs extends Machines {
  readonly callbacks: Callbacks;
  readonly clinicOfSurgeon: ClinicOfSurgeon;
  readonly letterheads: Letterheads;
}

/** Who asks on a public page to be called back. */
export const callbacksFeature = (needs: Needs): Feature => {
  const addCallback = makeAddCallback({ ...needs, store: makeCallbacksStore(needs.db) });
  return {
    faces: {
      Mutation: {
        addCallbackRequest: (input, { scope, address }) => addCallback(scope, input, address),
      },
    },
    reactions: [mailCallback(needs)],
  };
};
