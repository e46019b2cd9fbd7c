import { type Faces, inCustomer, withoutSession } from "../../platform/graphql/faces.ts";
import type { DrawAccessCode } from "./draw-access-code.ts";
import type { GetPublicSurgeon } from "./get-public-surgeon.ts";
import type { GetSurgeonImage } from "./get-surgeon-image.ts";
import type { GetSurgeon } from "./get-surgeon.ts";
import type { makeListSurgeons } from "./list-surgeons.ts";
import type { makeRemoveSurgeons } from "./remove-surgeons.ts";
import type { makeSaveSurgeon } from "./save-surgeon.ts";
import type { SurgeonsViews } from "./surgeons.views.ts";

interface UseCases {
  readonly views: SurgeonsViews;
  readonly listSurgeons: ReturnType<typeof makeListSurgeons>;
  readonly getSurgeon: GetSurgeon;
  readonly getSurgeonImage: GetSurgeonImage;
  readonly getPublicSurgeon: GetPublicSurgeon;
  readonly drawAccessCode: DrawAccessCode;
  readonly saveSurgeon: ReturnType<typeof makeSaveSurgeon>;
  readonly removeSurgeons: ReturnType<typeof makeRemoveSurgeons>;
}

export const surgeonsResolvers = (use: UseCases): Faces => ({
  Query: {
    getSurgeonList: async (_, call) => ({ surgeons: await use.views.names(inCustomer(call)) }),
    getSurgeons: ({ pagination }, call) => use.listSurgeons(inCustomer(call), pagination),
    getSurgeonById: ({ id }, call) => use.getSurgeon(inCustomer(call), id),
    getSurgeonImage: ({ id }, call) => use.getSurgeonImage(inCustomer(call), id),
    getPublicSurgeon: ({ id }, call) => use.getPublicSurgeon(withoutSession(call), id),
    getAccessCode: async (_, call) => ({ accesscode: await use.drawAccessCode(inCustomer(call)) }),
  },
  Mutation: {
    addEditSurgeon: ({ input, id }, call) => use.saveSurgeon(inCustomer(call), input, id),
    removeSurgeons: ({ ids }, call) => use.removeSurgeons(inCustomer(call), ids),
  },
});
