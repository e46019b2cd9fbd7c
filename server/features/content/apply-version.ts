import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { scheduleChanged } from "@restride/domain/notifications/notification.ts";
import { ownContentTexts } from "@restride/domain/content/own-content-texts.ts";
import { planChanges } from "@restride/domain/content/plan-changes.ts";
import { type Id, idField } from "@restride/domain/values/id.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import { z } from "zod";
import type { Queue } from "../../platform/jobs/queue.ts";
import { queuedJob } from "../../platform/jobs/jobs.ts";
import type { Notify } from "../notifications/notify.commands.ts";
import type { CarePlanOfPatient } from "../patients/care-plan.commands.ts";
import type { RunningProgrammes } from "../schedules/running-programmes.commands.ts";
import type { EditorScope } from "./kinds.conditions.queries.ts";
import { type ApplyDeps, makePlanReader, type PreviewPublish } from "./preview-publish.ts";
import { byNow, toChange } from "./save-draft.ts";
import { appliedVersion, type MailAdmins } from "./mail-admins.ts";

interface Deps extends ApplyDeps {
  readonly preview: PreviewPublish;
  readonly carePlans: CarePlanOfPatient;
  readonly running: RunningProgrammes;
  readonly notify: Notify;
  readonly queue: Queue;
  readonly mailAdmins: MailAdmins;
}

const toAll = z.object({
  contentId: idField,
  versionId: idField,
  changes: z.array(z.string()),
  tells: z.boolean().default(false),
  /** Message to the clinics' admins; null for none. */
  letter: appliedVersion.nullable().default(null),
  by: idField,
});
const toOne = toAll.extend({ customerId: idField, patientId: idField });
const actor = "apply-version";

/** The previewed changes to apply to running programmes, and the people to notify. */
interface ApplyRequest {
  readonly changes: readonly string[];
  readonly planHash: string;
  readonly tells: boolean;
  readonly mailsAdmins: boolean;
}

/** Makes the use case that applies the newest version to running programmes, as its preview showed. Jobs do the work, one per patient. */
export const makeApplyVersion = (deps: Deps) => {
  const { db, preview, queue } = deps;
  return (scope: EditorScope, contentId: Id, { changes, planHash, tells, mailsAdmins }: ApplyRequest) =>
    db.transaction(scope, async () => {
      const row = await toChange(deps, scope, contentId);
      if (isRefusal(row)) return row;
      if (row.isRetired) return refuse(ownContentTexts.retiredSince);
      if (!row.versionid || row.draft) return refuse(ownContentTexts.publishFirst);
      const preparedPreview = await preview(scope, contentId, changes);
      if (isRefusal(preparedPreview)) return preparedPreview;
      if (preparedPreview.hash !== planHash) return refuse(ownContentTexts.previewOld);
      const { userId } = byNow(deps, scope);
      const names = preparedPreview.changes.filter(({ id }) => changes.includes(id)).map(({ name }) => name);
      const letter = mailsAdmins
        ? { plan: preparedPreview.plan, number: row.number, changes: [...new Set(names)], company: row.company }
        : null;
      await queue(scope, "apply-version", { contentId, versionId: row.versionid, changes, tells, letter, by: userId });
      const count = preparedPreview.patients.filter(({ outcome }) => outcome === "change").length;
      return { message: ownContentTexts.applying(row.number, count) };
    });
};

/**
 * Returns the job that queues a job for each patient who runs an earlier version. A second run queues no patient twice, because the first changes the
 * version.
 */
export const makeApplyJob = ({ db, own, whoRuns, queue }: Deps) =>
  queuedJob({
    name: "apply-version",
    payload: toAll,
    run: (payload) => {
      const scope = systemScope(actor);
      return db.transaction(scope, async () => {
        const head = await own.acrossCustomersHead(scope, payload.contentId);
        if (!head) return;
        for (const { customerId, patientId } of await whoRuns.acrossCustomersRunning(scope, head, payload.versionId))
          await queue(
            scope,
            "apply-version-to-patient",
            { ...payload, customerId, patientId },
            `apply ${payload.versionId} ${patientId}`,
          );
      });
    },
  });

/**
 * Returns the job that applies the version to one patient's programme from today on, and notifies, in one transaction. A programme that already has
 * this version or a later one is left unchanged.
 */
export const makeApplyToPatientJob = (deps: Deps) => {
  const { db, own, bodyQueries, carePlans, running, notify, mailAdmins, planForPatient } = deps;
  return queuedJob({
    name: "apply-version-to-patient",
    payload: toOne,
    run: async ({ customerId, patientId, versionId, changes, tells, letter, by: userId }) => {
      const everything = systemScope(actor);
      const versions = await bodyQueries.acrossCustomersContentOf(everything);
      const contentOf = (version: Id): Id => versions.get(version) ?? version;
      const reader = makePlanReader(deps, everything, contentOf);
      const target = await reader.ofVersion(versionId);
      const scope = systemCustomerScope(customerId, userId, userId);
      await db.transaction(scope, async () => {
        await running.lock(scope, patientId);
        const present = await carePlans.read(scope, patientId);
        if (!present || !(await own.acrossCustomersIsEarlier(everything, present, versionId))) return;
        const chosenChanges = planChanges(await reader.ofVersion(present), target).filter(({ id }) =>
          changes.includes(id),
        );
        const { outcome, areas } = await planForPatient(scope, patientId, chosenChanges, contentOf);
        if (outcome !== "change") return;
        for (const { area, rows } of areas) await running.save(scope, patientId, area, rows);
        carePlans.set(scope, patientId, versionId);
        if (tells) await notify(scope, [patientId], scheduleChanged);
        if (letter) await mailAdmins(scope, versionId, letter);
      });
    },
  });
};
