import { customerTexts } from "@restride/domain/customers/customer-form.ts";
import { mostSilent } from "@restride/domain/fulfilment/silence.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { OrderReach, OrdersScope } from "./order-reach.ts";
import type { SilentDevicesViews } from "./silent-devices.views.ts";

interface Needs {
  readonly reach: OrderReach;
  readonly silentDevices: SilentDevicesViews;
}

/** Delivered devices that send nothing: of one clinic, or of all that the caller reaches. */
export const makeListSilent =
  ({ reach, silentDevices }: Needs) =>
  async (asked: OrdersScope, customer: Id | null | undefined) => {
    const { scope, customerIds } = await reach.reached(asked);
    if (customer && !customerIds.includes(customer)) return refuse(customerTexts.notFound);
    const which = customer ? [customer] : customerIds;
    const [devices, total] = await Promise.all([
      silentDevices.acrossCustomersSilentDevices(scope, which, mostSilent),
      silentDevices.acrossCustomersCountSilent(scope, which),
    ]);
    return {
      devices: devices.map(({ patient, ...device }) => ({
        ...device,
        patient: { ...patient, surgeon: { name: patient.surgeon } },
      })),
      total,
    };
  };
