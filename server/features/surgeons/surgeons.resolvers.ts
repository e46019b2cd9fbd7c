import { type Faces, inCustomer } from "../../platform/graphql/faces.ts";
import type { DrawAccessCode } from "./draw-access-code.ts";
import type { GetSurgeon } from "./get-surgeon.ts";
import type { makeListSurgeons } from "./list-surgeons.ts";
import type { makeRemoveSurgeons } from "./remove-surgeons.ts";
import type { makeSaveSurgeon } from "./save-surgeon.ts";
import type { SurgeonsViews } from "./surgeons.views.ts";

interface UseCases {
  readonly views: SurgeonsViews;
  readonly listSurgeons: ReturnType<typeof makeListSurgeons>;
  readonly getSurgeon: GetSurgeon;
  readonly drawAccessCode: DrawAccessCode;
  readonly saveSurgeon: ReturnType<typeof makeSaveSurgeon>;
  readonly removeSurgeons: ReturnType<typeof makeRemoveSurgeons>;
}

export const surgeonsResolvers = (use: UseCases): Faces => ({
  Query: {
    getSurgeonList: async (_, call) => ({ surgeons: await use.views.names(inCustomer(call)) }),
    getSurgeons: ({ pagination }, call) => use.listSurgeons(inCustomer(call), pagination),
    getSurgeonById: ({ id }, call) => use.getSurgeon(inCustomer(call), id),
    getAccessCode: async (_, call) => ({ accesscode: await use.drawAccessCode(inCustomer(call)) }),
  },
  Mutation: {
    addEditSurgeon: ({ input, id }, call) => use.saveSurgeon(inCustomer(call), input, id),
    removeSurgeons: ({ ids }, call) => use.removeSurgeons(inCustomer(call), ids),
  },
});
