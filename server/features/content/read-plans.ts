import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { fitsPatient, type LookedFor } from "@restride/domain/content/fits.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { ContentQueries, DeviceRow } from "./content.queries.ts";

/** Returns a device that a patient can be given, with its schedule in a care plan. */
const assignableDevice = ({ _id, display_name, image, criteria }: DeviceRow, carePlan: Id | null | undefined) => {
  const ownCriteria = criteria.find(({ careplan }) => careplan === carePlan);
  return { _id, display_name, media: { image: { url: image } }, isNew: false, scheduled_criteria: ownCriteria ?? null };
};

/** Makes the use case that returns the care plans for a joint, with their devices, regimens and questionnaires. */
export const makeGetCarePlans = (queries: ContentQueries) => async (scope: CustomerScope, filter: LookedFor) => {
  const [plans, devices] = await Promise.all([queries.carePlans(scope), queries.devices(scope)]);
  const broughtBy = (plan: Id) =>
    devices
      .filter(({ criteria }) => criteria.some(({ careplan }) => careplan === plan))
      .map((row) => assignableDevice(row, plan));
  return {
    plans: plans
      .filter((plan) => plan.isOffered && fitsPatient(plan, filter))
      .map((plan) => ({ ...plan, deviceids: broughtBy(plan._id) })),
  };
};

/** Makes the use case that returns the devices for a patient, with their schedule in a care plan if it has one. */
export const makeGetDevices =
  (queries: ContentQueries) => async (scope: CustomerScope, filter: LookedFor, carePlan: Id | null | undefined) => {
    const rows = await queries.devices(scope);
    return {
      devices: rows
        .filter((row) => row.isOffered && fitsPatient(row, filter))
        .map((row) => assignableDevice(row, carePlan)),
    };
  };

/** Makes the use case that returns the names of all content that a clinic's programmes and drafts may refer to, offered or not. */
export const makeGetNames = (queries: ContentQueries) => async (scope: CustomerScope) => ({
  names: await queries.names(scope),
});
