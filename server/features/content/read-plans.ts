import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { fits, type LookedFor } from "@restride/domain/content/fits.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { ContentQueries, DeviceRow } from "./content.queries.ts";

/** A device as a patient can be given it, with the schedule that a care plan has for it. */
const assignable = ({ _id, display_name, image, criteria }: DeviceRow, carePlan: Id | null | undefined) => {
  const ownCriteria = criteria.find(({ careplan }) => careplan === carePlan);
  return { _id, display_name, media: { image: { url: image } }, isNew: false, scheduled_criteria: ownCriteria ?? null };
};

/** The care plans for a joint, with their devices, regimens and questionnaires. */
export const makeGetCarePlans = (queries: ContentQueries) => async (scope: CustomerScope, filter: LookedFor) => {
  const [plans, devices] = await Promise.all([queries.carePlans(scope), queries.devices(scope)]);
  const broughtBy = (plan: Id) =>
    devices
      .filter(({ criteria }) => criteria.some(({ careplan }) => careplan === plan))
      .map((row) => assignable(row, plan));
  return {
    plans: plans
      .filter((plan) => plan.isOffered && fits(plan, filter))
      .map((plan) => ({ ...plan, deviceids: broughtBy(plan._id) })),
  };
};

/** The devices for a patient, with the schedule of a care plan where it has one. */
export const makeGetDevices =
  (queries: ContentQueries) => async (scope: CustomerScope, filter: LookedFor, carePlan: Id | null | undefined) => {
    const rows = await queries.devices(scope);
    return {
      devices: rows.filter((row) => row.isOffered && fits(row, filter)).map((row) => assignable(row, carePlan)),
    };
  };

/** What a clinic's programmes and drafts may name, offered or not. */
export const makeGetNames = (queries: ContentQueries) => async (scope: CustomerScope) => ({
  names: await queries.names(scope),
});
