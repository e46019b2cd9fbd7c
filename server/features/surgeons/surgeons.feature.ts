import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { MissingPicture } from "../images/images.lookups.ts";
import type { Viewers } from "../sign-in/sign-in.lookups.ts";
import type { Usernames } from "../users/users.lookups.ts";
import { makeDrawAccessCode } from "./draw-access-code.ts";
import { makeGetPublicSurgeon } from "./get-public-surgeon.ts";
import { makeGetSurgeonImage } from "./get-surgeon-image.ts";
import { makeGetSurgeon, type UnreadOfSurgeon } from "./get-surgeon.ts";
import { makeListSurgeons } from "./list-surgeons.ts";
import { makeRemoveSurgeons } from "./remove-surgeons.ts";
import { makeSaveSurgeon } from "./save-surgeon.ts";
import { makeSurgeonAccountStore } from "./surgeon-account.store.ts";
import { makeSurgeonAccount } from "./surgeon-account.ts";
import type { ClinicOfSurgeon } from "../clinic-profile/clinic-of-surgeon.lookups.ts";
import { qrcodeRoute, vcardRoute } from "./surgeons.rest.ts";
import { makeSurgeonsStore } from "./surgeons.store.ts";
import { makeSurgeonsQueries } from "./surgeons.queries.ts";

interface Deps extends Platform {
  /** None in a product without messages. */
  readonly unreadOfSurgeon?: UnreadOfSurgeon;
  readonly clinicOfSurgeon: ClinicOfSurgeon;
  readonly missingPicture: MissingPicture;
  readonly usernames: Usernames;
  readonly viewers: Viewers;
}

const withOwnParts = (featureDeps: Deps) => {
  const { db } = featureDeps;
  const queries = makeSurgeonsQueries(db);
  const accounts = makeSurgeonAccountStore(db);
  return {
    ...featureDeps,
    queries,
    accounts,
    account: makeSurgeonAccount({ ...featureDeps, accounts }),
    store: makeSurgeonsStore(db),
    getSurgeon: makeGetSurgeon({ ...featureDeps, queries }),
    drawAccessCode: makeDrawAccessCode({ ...featureDeps, queries }),
  };
};

/** Surgeons, their accounts and their public pages. */
export const surgeonsFeature = (featureDeps: Deps): Feature => {
  const deps = withOwnParts(featureDeps);
  const { queries, getSurgeon, drawAccessCode } = deps;
  const listSurgeons = makeListSurgeons(deps);
  const getSurgeonImage = makeGetSurgeonImage(deps);
  const getPublicSurgeon = makeGetPublicSurgeon(deps);
  const saveSurgeon = makeSaveSurgeon(deps);
  const removeSurgeons = makeRemoveSurgeons(deps);
  return {
    resolvers: {
      Query: {
        getSurgeonList: async (_, { scope }) => ({ surgeons: await queries.names(scope) }),
        getSurgeons: ({ pagination }, { scope }) => listSurgeons(scope, pagination),
        getSurgeonById: ({ id }, { scope }) => getSurgeon(scope, id),
        getSurgeonImage: ({ id }, { scope }) => getSurgeonImage(scope, id),
        getPublicSurgeon: ({ id }, { scope }) => getPublicSurgeon(scope, id),
        getAccessCode: async (_, { scope }) => ({ accesscode: await drawAccessCode(scope) }),
      },
      Mutation: {
        addEditSurgeon: ({ input, id }, { scope }) => saveSurgeon(scope, input, id),
        removeSurgeons: ({ ids }, { scope }) => removeSurgeons(scope, ids),
      },
    },
    routes: [qrcodeRoute({ ...featureDeps, getPublicSurgeon }), vcardRoute({ ...featureDeps, getPublicSurgeon })],
  };
};
