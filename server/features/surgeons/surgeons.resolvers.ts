import { type Faces, inCustomer } from "../../platform/graphql/faces.ts";
import type { SurgeonsViews } from "./surgeons.views.ts";

export const surgeonsResolvers = ({ views }: { readonly views: SurgeonsViews }): Faces => ({
  Query: {
    getSurgeonList: async (_, call) => ({ surgeons: await views.names(inCustomer(call)) }),
  },
});
