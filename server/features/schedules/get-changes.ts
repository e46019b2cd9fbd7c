import type { CustomerScope } from "@restride/domain/access/scope.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { ReadDeps } from "./read-area.ts";
import type { ScheduleQueries } from "./schedules.queries.ts";
import { undoableSince } from "./undo-change.ts";

interface Deps extends ReadDeps {
  readonly queries: ScheduleQueries;
}

/** Makes the use case that returns the changes of a patient's programme that can be undone, or were undone. */
export const makeGetChanges =
  ({ clock, patients, noteRead, queries }: Deps) =>
  async (scope: CustomerScope, patientId: Id) => {
    const [plan, { now }] = await Promise.all([patients.planOf(scope, patientId), clock(scope)]);
    if (!plan) return refuse(patientTexts.notFound);
    noteRead(scope, patientId, "getScheduleChanges");
    return { changes: await queries.changes(scope, patientId, undoableSince(now)) };
  };
