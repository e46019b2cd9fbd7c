import type { Faces } from "../../platform/graphql/faces.ts";
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
    getSurgeonList: async (_, { scope }) => ({ surgeons: await use.views.names(scope) }),
    getSurgeons: ({ pagination }, { scope }) => use.listSurgeons(scope, pagination),
    getSurgeonById: ({ id }, { scope }) => use.getSurgeon(scope, id),
    getSurgeonImage: ({ id }, { scope }) => use.getSurgeonImage(scope, id),
    getPublicSurgeon: ({ id }, { scope }) => use.getPublicSurgeon(scope, id),
    getAccessCode: async (_, { scope }) => ({ accesscode: await use.drawAccessCode(scope) }),
  },
  Mutation: {
    addEditSurgeon: ({ input, id }, { scope }) => use.saveSurgeon(scope, input, id),
    removeSurgeons: ({ ids }, { scope }) => use.removeSurgeons(scope, ids),
  },
});
