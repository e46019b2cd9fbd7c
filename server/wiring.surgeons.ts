import { makeAddCallback } from "./features/callbacks/add-callback.ts";
import type { Callbacks } from "./features/callbacks/callbacks.lookups.ts";
import { mailCallback } from "./features/callbacks/callbacks.reactions.ts";
import { callbacksResolvers } from "./features/callbacks/callbacks.resolvers.ts";
import { makeCallbacksStore } from "./features/callbacks/callbacks.store.ts";
import type { Letterheads } from "./features/customers/letterheads.lookups.ts";
import { makeMissingPicture } from "./features/images/images.lookups.ts";
import { makeDrawAccessCode } from "./features/surgeons/draw-access-code.ts";
import { makeGetPublicSurgeon } from "./features/surgeons/get-public-surgeon.ts";
import { makeGetSurgeonImage } from "./features/surgeons/get-surgeon-image.ts";
import { makeGetSurgeon } from "./features/surgeons/get-surgeon.ts";
import { makeListSurgeons } from "./features/surgeons/list-surgeons.ts";
import { makeRemoveSurgeons } from "./features/surgeons/remove-surgeons.ts";
import { makeSaveSurgeon } from "./features/surgeons/save-surgeon.ts";
import { makeSurgeonAccount } from "./features/surgeons/surgeon-account.ts";
import { makeSurgeonAccountStore } from "./features/surgeons/surgeon-account.store.ts";
import { makeClinicOfSurgeon } from "./features/surgeons/surgeons.lookups.ts";
import { surgeonsResolvers } from "./features/surgeons/surgeons.resolvers.ts";
import { qrcodeRoute, vcardRoute } from "./features/surgeons/surgeons.rest.ts";
import { makeSurgeonsStore } from "./features/surgeons/surgeons.store.ts";
import { makeSurgeonsViews } from "./features/surgeons/surgeons.views.ts";
import { newCode } from "./platform/passwords/passwords.ts";
import type { Machines } from "./wiring.ts";

const wireRecords = (machines: Machines) => {
  const { db } = machines;
  const views = makeSurgeonsViews(db);
  const accounts = makeSurgeonAccountStore(db);
  return {
    ...machines,
    views,
    accounts,
    account: makeSurgeonAccount({ ...machines, accounts }),
    store: makeSurgeonsStore(db),
    missingPicture: makeMissingPicture(db),
    getSurgeon: makeGetSurgeon({ ...machines, views }),
    drawAccessCode: makeDrawAccessCode({ views, newCode }),
  };
};

interface Lookups {
  readonly callbacks: Callbacks;
  readonly letterheads: Letterheads;
}

/** Surgeons, their public pages, and who asks there to be called back. */
export const wireSurgeons = (machines: Machines, lookups: Lookups) => {
  const { db } = machines;
  const clinicOfSurgeon = makeClinicOfSurgeon(db);
  const records = wireRecords(machines);
  const getPublicSurgeon = makeGetPublicSurgeon({ ...records, clinicOfSurgeon });
  const open = { ...machines, getPublicSurgeon };
  return {
    routes: [qrcodeRoute(open), vcardRoute(open)],
    reactions: [mailCallback({ ...machines, ...lookups })],
    faces: [
      surgeonsResolvers({
        ...records,
        getPublicSurgeon,
        getSurgeonImage: makeGetSurgeonImage(records),
        listSurgeons: makeListSurgeons(records),
        saveSurgeon: makeSaveSurgeon(records),
        removeSurgeons: makeRemoveSurgeons(records),
      }),
      callbacksResolvers({
        addCallback: makeAddCallback({ ...machines, clinicOfSurgeon, store: makeCallbacksStore(db) }),
      }),
    ],
  };
};
