import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { GetOrder } from "../get-order.ts";
import type { OrderQueries } from "../order.queries.ts";
import type { makeAskCarriers } from "./watch-carriers.ts";
import { orderTexts } from "@restride/domain/fulfilment/order-texts.ts";

interface Deps {
  readonly queries: OrderQueries;
  readonly getOrder: GetOrder;
  readonly askCarriers: ReturnType<typeof makeAskCarriers>;
}

/** Makes the use case that requests the events of one order's parcels from the carriers now, and returns the updated order. */
export const makeAskForOrder =
  ({ queries, getOrder, askCarriers }: Deps) =>
  async (scope: CustomerScope, orderId: Id) => {
    const devices = await queries.devices(scope, orderId);
    if (devices.length === 0) return refuse(orderTexts.notFound);
    const links = new Set(devices.flatMap(({ tracking }) => tracking ?? []));
    const answerCount = await askCarriers([...links]).catch(() => null);
    if (answerCount === null) return refuse(orderTexts.carrierSilent);
    return { ...(await getOrder.showOrder(scope, orderId)), message: orderTexts.carrierAnswer(answerCount) };
  };
