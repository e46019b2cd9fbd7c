import { idField } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { z } from "zod";
import type { RestRoute } from "../../platform/http/rest.ts";
import type { MakeCustody } from "./make-custody.ts";
import type { OrderReach } from "./order-reach.ts";
import { orderTexts } from "@restride/domain/fulfilment/order-texts.ts";

interface CustodyDeps {
  readonly reach: OrderReach;
  readonly makeCustody: MakeCustody;
}

const body = z.object({ data: z.object({ orderid: idField, deviceid: idField }) });

/** Route POST /custody with {data: {orderid, deviceid}}, which answers the custody of the device as custody-{deviceid}.pdf. */
export const custodyRoute = ({ reach, makeCustody }: CustodyDeps): RestRoute => ({
  operation: "downloadCustody",
  method: "POST",
  path: "/custody",
  answer: async (request, { scope, viewer }) => {
    const parsed = body.safeParse(request.body);
    if (!parsed.success) return refuse(orderTexts.notFound);
    const { orderid, deviceid } = parsed.data.data;
    return reach.inClinicOf({ scope, viewer }, orderid, (clinic) => makeCustody(clinic, viewer, orderid, deviceid));
  },
});
