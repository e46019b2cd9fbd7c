import { acrossCustomers, type Faces } from "../../platform/graphql/faces.ts";
import type { makeListCustomers } from "./list-customers.ts";

export const customersResolvers = (use: { readonly listCustomers: ReturnType<typeof makeListCustomers> }): Faces => ({
  Query: {
    getCustomers: ({ input }, call) => use.listCustomers(acrossCustomers(call), input),
  },
});
