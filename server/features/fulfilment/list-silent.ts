import { maxSilentDevices } from "@restride/domain/fulfilment/silence.ts";
import type { OrderReach, OrdersScope } from "./order-reach.ts";
import type { SilentDevicesQueries } from "./silent-devices.queries.ts";

interface Deps {
  readonly reach: OrderReach;
  readonly silentDevices: SilentDevicesQueries;
}

/** Makes the use case that lists delivered devices that send no readings: of one clinic, or of all that the caller reaches. */
export const makeListSilent =
  ({ reach, silentDevices }: Deps) =>
  async (ordersScope: OrdersScope) => {
    const { scope, customerIds } = await reach.reached(ordersScope);
    const [devices, total] = await Promise.all([
      silentDevices.acrossCustomersSilentDevices(scope, customerIds, maxSilentDevices),
      silentDevices.acrossCustomersCountSilent(scope, customerIds),
    ]);
    return {
      devices: devices.map(({ patient, ...device }) => ({
        ...device,
        patient: { ...patient, surgeon: { name: patient.surgeon } },
      })),
      total,
    };
  };
