import { carePlanForm } from "@restride/domain/content/care-plan-form.ts";
import { deviceForm, meaningProblem } from "@restride/domain/content/device-form.ts";
import { exerciseForm } from "@restride/domain/content/exercise-form.ts";
import { ownContentTexts } from "@restride/domain/content/own-content-texts.ts";
import { type ContentKind, stillUsedText } from "@restride/domain/content/kinds.ts";
import { questionnaireForm } from "@restride/domain/content/questionnaire-form.ts";
import { regimenForm } from "@restride/domain/content/regimen-form.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { Body } from "./bodies.queries.ts";
import { bodyOf, type GetContent, versionIdsOf, withClinics } from "./get-content.ts";
import type { EditorDeps } from "./editor-deps.ts";
import { type EditorScope, places } from "./kinds.conditions.queries.ts";
import { byNow, toChange } from "./save-draft.ts";
import type { HeadRow } from "./own-content.queries.ts";
import type { VersionOf } from "./version-code.store.ts";

interface Deps extends EditorDeps {
  readonly getContent: GetContent;
}

/** Saves a published body as a version. */
type SaveVersion = (scope: EditorScope, version: VersionOf) => Promise<void>;

/** Returns a function that refuses, with a sentence, content that contains missing or retired parts. */
const makeMissingPart =
  ({ bodyQueries }: EditorDeps) =>
  async (scope: EditorScope, partIds: readonly Id[], sentence: string): Promise<Refusal | null> => {
    const parts = await bodyQueries.acrossCustomersParts(scope, partIds);
    const isThere = parts.length === partIds.length && parts.every(({ newest }) => newest !== null);
    return isThere ? null : refuse(sentence);
  };

/** Returns a function that parses a draft by its kind for publishing. */
const makeRead = (deps: EditorDeps) => {
  const { whoRuns, bodyQueries, versions, store, companyCustomers, missingPicture } = deps;
  const missing = makeMissingPart(deps);
  const missingPart = (scope: EditorScope, partIds: readonly Id[]) =>
    missing(scope, partIds, ownContentTexts.notOffered);
  const carePlan = async (scope: EditorScope, body: Body, row: HeadRow): Promise<SaveVersion | Refusal> => {
    const form = parseOrRefuse(carePlanForm, body);
    if (isRefusal(form)) return form;
    const { surgery_type: joint } = form;
    if (joint !== null && (await whoRuns.acrossCustomersRunsElsewhere(await withClinics(deps, scope), row, joint)))
      return refuse(ownContentTexts.runsElsewhere);
    const missing = await missingPart(scope, versionIdsOf(form));
    if (missing) return missing;
    const clinics = scope.kind === "company" ? await companyCustomers(scope) : (form.customers ?? []);
    if (!(form.customers ?? []).every((id) => clinics.includes(id))) return refuse(ownContentTexts.noClinic);
    return async (to, version) => {
      await versions.carePlan(to, version, form);
      await store.offer(to, version.contentId, form.customers);
    };
  };
  const exercise = async (_: EditorScope, body: Body): Promise<SaveVersion | Refusal> => {
    const form = parseOrRefuse(exerciseForm, body);
    if (isRefusal(form)) return form;
    return (await missingPicture(form.image)) ?? ((to, version) => versions.exercise(to, version, form));
  };
  const regimen = async (scope: EditorScope, body: Body): Promise<SaveVersion | Refusal> => {
    const form = parseOrRefuse(regimenForm, body);
    if (isRefusal(form)) return form;
    return (await missingPart(scope, versionIdsOf(form))) ?? ((to, version) => versions.regimen(to, version, form));
  };
  const questionnaire = async (_: EditorScope, body: Body): Promise<SaveVersion | Refusal> => {
    const form = parseOrRefuse(questionnaireForm, body);
    if (isRefusal(form)) return form;
    return (await missingPicture(form.image)) ?? ((to, version) => versions.questionnaire(to, version, form));
  };
  const device = async (scope: EditorScope, body: Body, row: HeadRow): Promise<SaveVersion | Refusal> => {
    const form = parseOrRefuse(deviceForm, body);
    if (isRefusal(form)) return form;
    const publishedValues = await bodyQueries.acrossCustomersKnownValues(scope, row._id);
    const problem = meaningProblem(publishedValues, form.values);
    if (problem) return refuse(problem);
    return (await missingPicture(form.image)) ?? ((to, version) => versions.device(to, version, form, publishedValues));
  };
  return { carePlan, regimen, exercise, questionnaire, device } satisfies Record<ContentKind, unknown>;
};

/** Makes the use case that publishes a draft as the newest version. */
export const makePublishContent = (deps: Deps) => {
  const { db, store, getContent, newId } = deps;
  const read = makeRead(deps);

  const publish = async (scope: EditorScope, row: HeadRow, write: SaveVersion) => {
    const version = { contentId: row._id, versionId: newId() };
    await store.publish(scope, { ...version, number: row.number + 1 }, byNow(deps, scope));
    await write(scope, version);
    await store.removeDraft(scope, row._id);
  };

  return (scope: EditorScope, contentId: Id, version: number) =>
    db.transaction(scope, async () => {
      const row = await toChange(deps, scope, contentId);
      if (isRefusal(row)) return row;
      if (row.isRetired) return refuse(ownContentTexts.retiredSince);
      if (!row.draft) return refuse(version === 0 ? ownContentTexts.noDraft : ownContentTexts.draftGone);
      if (row.version !== version) return refuse(ownContentTexts.changed);
      const write = await read[row.kind](scope, await bodyOf(deps, scope, row), row);
      if (isRefusal(write)) return write;
      await publish(scope, row, write);
      const published = await getContent(scope, contentId);
      return isRefusal(published) ? published : { ...published, message: ownContentTexts.published(row.number + 1) };
    });
};

/** Makes the use case that retires content, or offers it again. */
export const makeRetireContent = (deps: Deps) => {
  const { db, own, bodyQueries, store, getContent } = deps;
  const missingPart = makeMissingPart(deps);
  /** Returns whether content has missing or retired parts, because these would be offered with it. */
  const isBroken = async (scope: EditorScope, { kind, versionid }: HeadRow) =>
    missingPart(
      scope,
      versionIdsOf(await bodyQueries.acrossCustomersBody(scope, kind, versionid!)),
      ownContentTexts.holdsRetired,
    );
  return (scope: EditorScope, contentId: Id, retired: boolean) =>
    db.transaction(scope, async () => {
      const row = await toChange(deps, scope, contentId);
      if (isRefusal(row)) return row;
      if (row.number === 0) return refuse(ownContentTexts.neverPublished);
      const { usedin } = await own.acrossCustomersUse(scope, row, row.company);
      const { heldBy: holder } = places[row.kind];
      const used = retired && holder ? stillUsedText([{ kind: holder.kind, count: usedin }]) : null;
      if (used) return refuse(used);
      const broken = retired ? null : await isBroken(scope, row);
      if (broken) return broken;
      await store.retire(scope, contentId, retired ? byNow(deps, scope).at : null);
      const changedContent = await getContent(scope, contentId);
      return isRefusal(changedContent)
        ? changedContent
        : { ...changedContent, message: ownContentTexts[retired ? "retired" : "returned"](row.kind) };
    });
};
