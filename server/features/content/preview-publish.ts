import { createHash } from "node:crypto";
import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { type CarePlanForm, carePlanForm } from "@restride/domain/content/care-plan-form.ts";
import { ownContentTexts } from "@restride/domain/content/own-content-texts.ts";
import { mergeChanges, type PlanChange, planChanges, type PlanPart } from "@restride/domain/content/plan-changes.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { PlanForPatient, PatientOutcome } from "./apply-to-patient.ts";
import { bodyOf, mayEdit, withClinics } from "./get-content.ts";
import type { EditorDeps } from "./editor-deps.ts";
import type { EditorScope } from "./kinds.conditions.queries.ts";
import type { HeadRow } from "./own-content.queries.ts";
import type { RunningPatient } from "./running/running.queries.ts";
import { type ContentOf, readPlanParts } from "./plan-parts.ts";

export interface ApplyDeps extends EditorDeps {
  readonly planForPatient: PlanForPatient;
}

/** A patient with the effects of a new version on their programme. */
export type PreviewedPatient = RunningPatient & Pick<PatientOutcome, "outcome" | "stays" | "isHeld">;

/** Returns a function that reads the parts of plans: of the version to publish next, and of running ones. */
export const makePlanReader = (
  { bodyQueries }: Pick<EditorDeps, "bodyQueries">,
  scope: EditorScope,
  contentOf: ContentOf,
) => {
  const partsByVersion = new Map<Id, Promise<PlanPart[]>>();
  const ofForm = (form: CarePlanForm) => readPlanParts(bodyQueries, scope, form, contentOf);
  const read = async (versionId: Id): Promise<PlanPart[]> =>
    ofForm(carePlanForm.parse(await bodyQueries.acrossCustomersBody(scope, "carePlan", versionId)));
  const ofVersion = (versionId: Id): Promise<PlanPart[]> => {
    const parts = partsByVersion.get(versionId) ?? read(versionId);
    partsByVersion.set(versionId, parts);
    return parts;
  };
  return { ofForm, ofVersion };
};

/** Returns the SHA-256 of the selected changes and their previewed outcomes. A publish with another hash is refused as stale. */
const digest = (selectedChanges: readonly PlanChange[], patients: readonly PreviewedPatient[]): string =>
  createHash("sha256")
    .update(
      JSON.stringify([selectedChanges, patients.map(({ patientId, outcome, stays }) => [patientId, outcome, stays])]),
    )
    .digest("base64url");

/**
 * Makes the use case that previews the changes of a version in running programmes: of a draft that is not published yet, otherwise of the newest
 * version.
 */
export const makePreviewPublish = (deps: ApplyDeps) => {
  const { db, own, whoRuns, bodyQueries, planForPatient } = deps;

  const previewed = async (
    scope: EditorScope,
    row: HeadRow,
    form: CarePlanForm,
    chosenIds: readonly string[] | null,
  ) => {
    const [versions, open] = await Promise.all([bodyQueries.acrossCustomersContentOf(scope), withClinics(deps, scope)]);
    const contentOf: ContentOf = (version) => versions.get(version) ?? version;
    const reader = makePlanReader(deps, scope, contentOf);
    const [target, running] = await Promise.all([
      reader.ofForm(form),
      whoRuns.acrossCustomersRunning(open, row, row.draft ? null : row.versionid),
    ]);
    const from = new Map<Id, PlanChange[]>();
    for (const { versionId } of running)
      if (!from.has(versionId)) from.set(versionId, planChanges(await reader.ofVersion(versionId), target));
    const everyChange = [...from.values()].flat();
    const changes = mergeChanges(everyChange);
    const selectedIds = new Set(chosenIds ?? changes.map(({ id }) => id));
    const patients = await inOrder(running, async (patient): Promise<PreviewedPatient> => {
      const scopeOf = systemCustomerScope(patient.customerId, scope.rls.actor);
      const patientChanges = from.get(patient.versionId)!.filter(({ id }) => selectedIds.has(id));
      const { outcome, stays, isHeld } = await planForPatient(scopeOf, patient.patientId, patientChanges, contentOf);
      return { ...patient, outcome, stays, isHeld };
    });
    const selectedChanges = everyChange.filter(({ id }) => selectedIds.has(id));
    return { changes, patients, hash: digest(selectedChanges, patients) };
  };

  const target = async (scope: EditorScope, contentId: Id): Promise<{ row: HeadRow; form: CarePlanForm } | Refusal> => {
    const row = await own.acrossCustomersHead(scope, contentId);
    if (row?.kind !== "carePlan") return refuse(ownContentTexts.notFound);
    if (!mayEdit(scope, row)) return refuse(ownContentTexts.ready);
    const form = parseOrRefuse(carePlanForm, await bodyOf(deps, scope, row));
    return isRefusal(form) ? form : { row, form };
  };

  return (scope: EditorScope, contentId: Id, chosenIds: readonly string[] | null) =>
    db.transaction(scope, async () => {
      const publishTarget = await target(scope, contentId);
      if (isRefusal(publishTarget)) return publishTarget;
      const { row, form } = publishTarget;
      return { row, plan: form.name, ...(await previewed(scope, row, form, chosenIds)) };
    });
};

export type PreviewPublish = ReturnType<typeof makePreviewPublish>;

/** Runs one after the other: in one transaction the statements of one patient are pipelined already. */
const inOrder = async <Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> => {
  const results: Made[] = [];
  for (const item of items) results.push(await make(item));
  return results;
};
