import { type ContentKind, isContentKind } from "@restride/domain/content/kinds.ts";
import { ownContentTexts } from "@restride/domain/content/own-content-texts.ts";
import { type Id, readId } from "@restride/domain/values/id.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { withoutNull } from "@restride/domain/values/without-null.ts";
import type { ContentBodyInput, MutationSaveContentDraftArgs } from "../../generated/resolvers.ts";
import { instantOf } from "../../platform/instant.ts";
import type { Body } from "./bodies.queries.ts";
import { bodyOf, type GetContent, mayEdit, requireOwner } from "./get-content.ts";
import type { EditorDeps } from "./editor-deps.ts";
import type { EditorScope } from "./kinds.conditions.queries.ts";
import type { Authorship } from "./own-content.store.ts";
import type { HeadRow } from "./own-content.queries.ts";

interface Deps extends EditorDeps {
  readonly getContent: GetContent;
}

/** Returns the viewer and the current time, as the author of a change. */
export const byNow = ({ now }: Pick<EditorDeps, "now">, scope: EditorScope): Authorship => ({
  userId: readId(scope.rls.actor),
  at: instantOf(now()),
});

/** Returns content that this editor may change, locked until the end of the transaction; otherwise a refusal. */
export const toChange = async (
  { own, store }: Pick<EditorDeps, "own" | "store">,
  scope: EditorScope,
  contentId: Id,
): Promise<HeadRow | Refusal> => {
  await store.lock(scope, contentId);
  const row = await own.acrossCustomersHead(scope, contentId);
  if (!row) return refuse(ownContentTexts.notFound);
  return mayEdit(scope, row) ? row : refuse(ownContentTexts.ready);
};

const sentBody = (kind: ContentKind, body: ContentBodyInput): Body => ({ ...withoutNull(body[kind] ?? {}) });

/** Makes the use case that saves the draft of the next version, or begins new content. */
export const makeSaveDraft = (deps: Deps) => {
  const { db, store, getContent, newId } = deps;

  const begin = async (scope: EditorScope, { kind, companyid, body }: MutationSaveContentDraftArgs) => {
    if (!kind || !isContentKind(kind)) return refuse(ownContentTexts.noKind);
    const company = await requireOwner(deps, scope, companyid);
    if (isRefusal(company)) return company;
    const contentId = newId();
    await store.add(scope, { contentId, kind, company, copyOf: null });
    await store.addDraft(scope, contentId, sentBody(kind, body), byNow(deps, scope));
    return contentId;
  };

  const edit = async (scope: EditorScope, contentId: Id, { version, number, body }: MutationSaveContentDraftArgs) => {
    const row = await toChange(deps, scope, contentId);
    if (isRefusal(row)) return row;
    const isPublishedSince = (number ?? row.number) !== row.number;
    if (isPublishedSince || (version ?? 0) !== (row.version ?? 0)) return refuse(ownContentTexts.changed);
    const save = row.version === null ? store.addDraft : store.saveDraft;
    await save(scope, contentId, sentBody(row.kind, body), byNow(deps, scope));
    return contentId;
  };

  return (scope: EditorScope, sent: MutationSaveContentDraftArgs) =>
    db.transaction(scope, async () => {
      const contentId = sent.id ? await edit(scope, sent.id, sent) : await begin(scope, sent);
      return isRefusal(contentId) ? contentId : getContent(scope, contentId);
    });
};

/** Makes the use case that discards a draft, and deletes content that was never published. */
export const makeDiscardDraft = (deps: EditorDeps) => {
  const { db, store } = deps;
  return (scope: EditorScope, contentId: Id) =>
    db.transaction(scope, async () => {
      const row = await toChange(deps, scope, contentId);
      if (isRefusal(row)) return row;
      if (row.number === 0) await store.remove(scope, contentId);
      else await store.removeDraft(scope, contentId);
      return { message: ownContentTexts.discarded };
    });
};

/** Makes the use case that begins content as a copy of other content. */
export const makeCopyContent = (deps: Deps) => {
  const { db, own, store, getContent, newId } = deps;
  return (scope: EditorScope, copyOf: Id, companyid: Id | null | undefined) =>
    db.transaction(scope, async () => {
      const row = await own.acrossCustomersHead(scope, copyOf);
      if (!row) return refuse(ownContentTexts.notFound);
      const company = await requireOwner(deps, scope, companyid);
      if (isRefusal(company)) return company;
      const [body, contentId] = [await bodyOf(deps, scope, row), newId()];
      await store.add(scope, { contentId, kind: row.kind, company, copyOf });
      await store.addDraft(scope, contentId, { ...body, customers: null }, byNow(deps, scope));
      const copied = await getContent(scope, contentId);
      return isRefusal(copied) ? copied : { ...copied, message: ownContentTexts.copied(row.kind) };
    });
};
