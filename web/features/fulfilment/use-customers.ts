import { isCompanyUser } from "@restride/domain/access/roles.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { OrderCustomersDocument } from "./fulfilment.graphql.ts";
import type { Customers } from "./order-filters.ts";

const allOfThem = { input: {} };

/** Returns the clinics to filter by, for users of several clinics. */
export function useCustomers(): Customers {
  const profile = useSignedIn();
  const asks = !profile.customer && isCompanyUser(roleOf(profile));
  const { data } = useGraphqlQuery(OrderCustomersDocument, asks ? allOfThem : null, { tags: ["customers"] });
  return data?.getCustomersIdAndNameList.customers ?? [];
}
