import type { CustomerScope } from "@restride/domain/access/scope.ts";
import {
  takeoverText,
  type PatientDraftForm,
  patientDraftForm,
  editingTimeout,
} from "@restride/domain/drafts/patient-draft.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { MutationSavePatientDraftArgs } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import { instantOf } from "../../platform/instant.ts";
import type { EditingSession, DraftsStore } from "./drafts.store.ts";
import type { DraftsQueries } from "./drafts.queries.ts";
import { draftTexts } from "@restride/domain/drafts/draft-texts.ts";
import * as texts from "./drafts-texts.ts";

interface Deps {
  readonly db: Database;
  readonly queries: DraftsQueries;
  readonly store: DraftsStore;
  readonly now: () => number;
  readonly newId: () => Id;
}

/**
 * Returns whether the viewer may save a draft with this surgeon: any draft for staff without a limit to surgeons, otherwise a draft without a surgeon
 * or with one of their own.
 */
const isOwn = ({ surgeonIds }: CustomerScope, { surgeon }: PatientDraftForm): boolean =>
  surgeonIds === null || !surgeon || surgeonIds.includes(surgeon);

/**
 * Makes the use case that saves a draft, or only records that its editing session continues. The window that opened the draft last may edit it until
 * it has sent no request for two minutes.
 */
export const makeSaveDraft = ({ db, queries, store, now, newId }: Deps) => {
  const readDraft = async (scope: CustomerScope, id: Id) => {
    const draft = await queries.byId(scope, id, instantOf(now() - editingTimeout));
    return draft ? { draft } : refuse(draftTexts.notFound);
  };

  const updateDraft = async (
    scope: CustomerScope,
    id: Id,
    session: EditingSession,
    { take, version, form }: DraftChange,
  ) => {
    const storedDraft = await readDraft(scope, id);
    if (isRefusal(storedDraft)) return storedDraft;
    const { draft } = storedDraft;
    if (!take && draft.heldby !== null && draft.editingSessionId !== session.id)
      return refuse(takeoverText(draft.heldby));
    if (form && !(await store.save(scope, id, version, form, session))) return refuse(draftTexts.changed);
    const [, answer] = await Promise.all([
      form ? null : store.continueSession(scope, id, session),
      readDraft(scope, id),
    ]);
    return answer;
  };

  return (scope: CustomerScope, { id, version, desk, take, draft }: MutationSavePatientDraftArgs) =>
    db.transaction(scope, async () => {
      const form: PatientDraftForm | Refusal | null = draft ? parseOrRefuse(patientDraftForm, draft) : null;
      if (isRefusal(form)) return form;
      if (form && !isOwn(scope, form)) return refuse(texts.thisSurgeonWasNotFound);
      const session = { id: desk, at: instantOf(now()) };
      if (id) return updateDraft(scope, id, session, { take: take ?? false, version: version ?? 0, form });
      if (!form) return refuse(draftTexts.notFound);
      const draftId = newId();
      await store.add(scope, draftId, form, session);
      return readDraft(scope, draftId);
    });
};

interface DraftChange {
  readonly take: boolean;
  readonly version: number;
  readonly form: PatientDraftForm | null;
}
