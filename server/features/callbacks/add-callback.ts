import { type EveryScope, systemCustomerScope } from "@restride/domain/access/scope.ts";
import { callbackForm } from "@restride/domain/callbacks/callback-form.ts";
import { type Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { MutationAddCallbackRequestArgs } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import type { ClinicOfSurgeon } from "../clinic-profile/clinic-of-surgeon.lookups.ts";
import type { CallbacksStore } from "./callbacks.store.ts";
import { callbackTexts } from "@restride/domain/callbacks/callback-form-texts.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-texts.ts";

interface Deps {
  readonly db: Database;
  readonly clinicOfSurgeon: ClinicOfSurgeon;
  readonly store: CallbacksStore;
  readonly domainEvents: DomainEvents;
  readonly rateLimits: RateLimits;
  readonly now: () => number;
  readonly newId: () => Id;
}

/**
 * Makes the use case that accepts a callback request from anybody at a network address. The request is processed later, so that the answer discloses
 * nothing.
 */
export const makeAddCallback =
  ({ db, clinicOfSurgeon, store, domainEvents, rateLimits, now, newId }: Deps) =>
  async (scope: EveryScope, input: MutationAddCallbackRequestArgs, address: string) => {
    const form = parseOrRefuse(callbackForm, input);
    if (isRefusal(form)) return form;
    const wait =
      (await rateLimits.take("callbackByAddress", address)) ||
      (await rateLimits.take("callbackByRecord", input.surgeon));
    if (wait > 0) return refuse(callbackTexts.tooMany);
    const customerId = await clinicOfSurgeon(scope, input.surgeon);
    if (customerId === null) return refuse(surgeonTexts.notFound);
    const clinic = systemCustomerScope(customerId, "public-page");
    const at = instantOf(now());
    const patientId = input.patientid ?? null;
    const callback = { ...form, callbackId: newId(), surgeonId: input.surgeon, patientId, at };
    await db.transaction(clinic, async () => {
      const added = await store.add(clinic, callback);
      if (!added) return;
      const data = { callback: callback.callbackId, surgeon: callback.surgeonId };
      await domainEvents.record(clinic, { kind: "CallbackRequested", subjectId: added.patientId, data });
    });
    return { receivedon: at, message: callbackTexts.received };
  };

export type AddCallback = ReturnType<typeof makeAddCallback>;
