import { affectedProgrammeFilterSchema } from "@restride/domain/content/affected-programmes.ts";
import { type Id, readId } from "@restride/domain/values/id.ts";
import { offsetOf, pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { QueryPreviewPublishArgs } from "../../generated/resolvers.ts";
import type { EditorScope } from "./kinds.conditions.queries.ts";
import type { PreviewedPatient, PreviewPublish } from "./preview-publish.ts";

const countsOf = (patients: readonly PreviewedPatient[]) => ({
  running: patients.length,
  change: patients.filter(({ outcome }) => outcome === "change").length,
  stay: patients.filter(({ outcome }) => outcome === "stay").length,
  passed: patients.filter(({ outcome }) => outcome === "passed").length,
});

/** Returns the same counts for each clinic. */
const clinicsOf = (patients: readonly PreviewedPatient[]) =>
  [...Map.groupBy(patients, ({ customerId }) => customerId)].map(([_id, own]) => ({
    _id,
    name: own[0]!.clinic,
    ...countsOf(own),
  }));

const toShownPatient = ({ patientId, patient, clinic, outcome, isHeld, stays }: PreviewedPatient) => ({
  _id: patientId,
  name: patient,
  clinic,
  outcome,
  onhold: isHeld,
  stays: [...stays],
});

type PreviewRequest = Omit<QueryPreviewPublishArgs, "id">;

/**
 * Makes the use case that returns the changes of a version as the preview dialog shows them: in all, by clinic, and a page of the counted patients.
 */
export const makeShowPreview =
  (preview: PreviewPublish) =>
  async (scope: EditorScope, contentId: Id, { changes: chosenIds, of, pagination }: PreviewRequest) => {
    const [page, filter] = [
      parseOrRefuse(pageSchema, pagination ?? {}),
      parseOrRefuse(affectedProgrammeFilterSchema, of ?? {}),
    ];
    if (isRefusal(page)) return page;
    if (isRefusal(filter)) return filter;
    const planPreview = await preview(scope, contentId, chosenIds ?? null);
    if (isRefusal(planPreview)) return planPreview;
    const { changes, patients, hash } = planPreview;
    const { outcome: chosenOutcome, clinicid } = filter;
    const matchingPatients = patients.filter(
      ({ outcome, customerId }) =>
        (!chosenOutcome || outcome === chosenOutcome) && (!clinicid || customerId === clinicid),
    );
    const before = offsetOf(page);
    return {
      plan: {
        ...countsOf(patients),
        onhold: patients.filter(({ isHeld }) => isHeld).length,
        changes: changes.map(({ id, area, name, says, was }) => ({ _id: readId(id), area, name, says, was })),
        clinics: clinicsOf(patients),
        total: matchingPatients.length,
        patients: matchingPatients.slice(before, before + page.pageSize).map(toShownPatient),
      },
      planHash: hash,
    };
  };
