import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { CallOf } from "../../platform/graphql/context.ts";
import { makeDiscardDraft } from "./discard-draft.ts";
import { makeDraftsStore } from "./drafts.store.ts";
import { makeDraftsQueries } from "./drafts.queries.ts";
import { eraseDrafts } from "./erase-drafts.ts";
import { makeGetDrafts } from "./get-drafts.ts";
import { makeSaveDraft } from "./save-draft.ts";

/** Patients who are being added. */
export const draftsFeature = (platform: Platform): Feature => {
  const deps = { ...platform, store: makeDraftsStore(platform.db), queries: makeDraftsQueries(platform.db) };
  const getDrafts = makeGetDrafts(deps);
  const saveDraft = makeSaveDraft(deps);
  const discardDraft = makeDiscardDraft(deps);
  return {
    resolvers: {
      Query: { getPatientDrafts: ({ id }, { scope }: CallOf<"getPatientDrafts">) => getDrafts(scope, id) },
      Mutation: {
        savePatientDraft: (args, { scope }: CallOf<"savePatientDraft">) => saveDraft(scope, args),
        discardPatientDraft: ({ id }, { scope }: CallOf<"discardPatientDraft">) => discardDraft(scope, id),
      },
    },
    timed: [eraseDrafts(deps)],
  };
};
