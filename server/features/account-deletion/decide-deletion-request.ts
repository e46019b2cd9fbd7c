import { companyScope, type CompanyScope, type CustomerScope, type EveryScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { describeMatch } from "@restride/domain/account-deletion/match-record.ts";
import * as deletionRequestTexts from "@restride/domain/account-deletion/request-texts.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { AccountDeletionQueries } from "./account-deletion.queries.ts";
import type { DeletionCases } from "./deletion-cases.commands.ts";
import type { DeletionRequestsStore } from "./deletion-requests.store.ts";

interface Deps {
  readonly db: Database;
  readonly requests: DeletionRequestsStore;
  readonly queries: AccountDeletionQueries;
  readonly deletionCases?: DeletionCases;
  readonly publicUrl: string;
}

/**
 * Makes the use case that starts a case about the patient whom a company admin considers to be the person of a request, and removes the request from
 * all lists.
 */
export const makeStartDeletionCase =
  ({ db, requests, queries, deletionCases, publicUrl }: Deps) =>
  (scope: CustomerScope, viewer: Viewer, requestId: Id, patientId: Id) =>
    db.transaction(scope, async () => {
      if (!deletionCases) return refuse(deletionRequestTexts.noCases);
      const company = companyScope(viewer);
      const request = company && (await requests.lock(company, requestId));
      if (!request) return refuse(deletionRequestTexts.notFound);
      const patient = await queries.person(scope, patientId);
      if (!patient) return refuse(patientTexts.notFound);
      const match = describeMatch(request, patient);
      const text = deletionRequestTexts.chosenPatient(request, match, `${publicUrl}/account/delete`);
      requests.remove(company, requestId);
      const caseid = await deletionCases.open(scope, patientId, text, viewer.userId);
      return { caseid, message: deletionRequestTexts.started };
    });

/**
 * Makes the use case that removes a request from the list of a company that says it is about none of its patients. A super admin deletes the request.
 */
export const makeDismissDeletionRequest =
  ({ db, requests }: Pick<Deps, "db" | "requests">) =>
  (scope: CompanyScope | EveryScope, requestId: Id) =>
    db.transaction(scope, async () => {
      if (!(await requests.lock(scope, requestId))) return refuse(deletionRequestTexts.notFound);
      if (scope.kind === "company") requests.leave(scope, requestId);
      else requests.remove(scope, requestId);
      return { message: deletionRequestTexts.dismissed };
    });

/** Makes the use case that adds a request to the list of the company that a super admin chooses; an admin of that company starts the case. */
export const makeSendDeletionRequest =
  ({ requests }: Pick<Deps, "requests">) =>
  async (scope: EveryScope, requestId: Id, companyId: Id) =>
    (await requests.send(scope, requestId, companyId))
      ? { message: deletionRequestTexts.sent }
      : refuse(deletionRequestTexts.notFound);
