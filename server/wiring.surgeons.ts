import { makeAddCallback } from "./features/callbacks/add-callback.ts";
import { makeCallbacks } from "./features/callbacks/callbacks.lookups.ts";
import { mailCallback } from "./features/callbacks/callbacks.reactions.ts";
import { callbacksResolvers } from "./features/callbacks/callbacks.resolvers.ts";
import { makeCallbacksStore } from "./features/callbacks/callbacks.store.ts";
import { makeLetterheads } from "./features/customers/letterheads.lookups.ts";
import { makeMissingPicture } from "./features/images/images.lookups.ts";
import type { Viewers } from "./features/sign-in/sign-in.lookups.ts";
import { makeDrawAccessCode } from "./features/surgeons/draw-access-code.ts";
import { makeGetPublicSurgeon } from "./features/surgeons/get-public-surgeon.ts";
import { makeGetSurgeonImage } from "./features/surgeons/get-surgeon-image.ts";
import { makeGetSurgeon } from "./features/surgeons/get-surgeon.ts";
import { makeListSurgeons } from "./features/surgeons/list-surgeons.ts";
import { makeRemoveSurgeons } from "./features/surgeons/remove-surgeons.ts";
import { makeCaseLookups } from "./features/cases/cases.lookups.ts";
import { makeSaveSurgeon } from "./features/surgeons/save-surgeon.ts";
import { makeSurgeonAccount } from "./features/surgeons/surgeon-account.ts";
import { makeSurgeonAccountStore } from "./features/surgeons/surgeon-account.store.ts";
import { makeClinicOfSurgeon } from "./features/surgeons/surgeons.lookups.ts";
import { surgeonsResolvers } from "./features/surgeons/surgeons.resolvers.ts";
import { qrcodeRoute, vcardRoute } from "./features/surgeons/surgeons.rest.ts";
import { makeSurgeonsStore } from "./features/surgeons/surgeons.store.ts";
import { makeSurgeonsViews } from "./features/surgeons/surgeons.views.ts";
import { makeUsernames } from "./features/users/users.lookups.ts";
import { newCode } from "./platform/passwords/passwords.ts";
import type { Machines } from "./machines.ts";

type Wired = Machines & { readonly viewers: Viewers };

const wireRecords = (machines: Wired) => {
  const { db } = machines;
  const views = makeSurgeonsViews(db);
  const accounts = makeSurgeonAccountStore(db);
  return {
    ...machines,
    views,
    accounts,
    account: makeSurgeonAccount({ ...machines, accounts, usernames: makeUsernames(db) }),
    store: makeSurgeonsStore(db),
    missingPicture: makeMissingPicture(db),
    getSurgeon: makeGetSurgeon({ ...machines, views, cases: makeCaseLookups(db) }),
    drawAccessCode: makeDrawAccessCode({ views, newCode }),
  };
};

/** Surgeons, their public pages, and who asks there to be called back. */
export const wireSurgeons = (machines: Wired) => {
  const { db } = machines;
  const clinicOfSurgeon = makeClinicOfSurgeon(db);
  const records = wireRecords(machines);
  const getPublicSurgeon = makeGetPublicSurgeon({ ...records, clinicOfSurgeon });
  const open = { ...machines, getPublicSurgeon };
  return {
    routes: [qrcodeRoute(open), vcardRoute(open)],
    reactions: [
      mailCallback({
        ...machines,
        callbacks: makeCallbacks(db),
        letterheads: makeLetterheads(db, machines.publicUrl),
      }),
    ],
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
