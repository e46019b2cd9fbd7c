import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { hasWorkLog, toWorkLogInput, workLogForm } from "@restride/domain/cases/work-log.ts";
import { newCaseForm, statusesFor, typesFor } from "@restride/domain/cases/new-case.ts";
import { Role } from "@restride/domain/access/roles.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { type Id, readId } from "@restride/domain/values/id.ts";
import { lastFour } from "@restride/domain/values/phone.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { MutationCreateNewCaseArgs } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { AddWorkLog } from "../case-work/work-logs.commands.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { CaseChangesStore } from "./case-changes.store.ts";
import type { CasesStore } from "./cases.store.ts";
import { newCaseTexts } from "@restride/domain/cases/new-case-texts.ts";
import * as texts from "./cases-texts.ts";

interface Deps {
  readonly addWorkLog: AddWorkLog;
  readonly clock: ClinicClock;
  readonly db: Database;
  readonly patients: PatientContacts;
  readonly changes: CaseChangesStore;
  readonly store: CasesStore;
  readonly domainEvents: DomainEvents;
  readonly now: () => number;
  readonly newId: () => Id;
}

type Input = MutationCreateNewCaseArgs;

const readForm = (scope: CustomerScope, viewer: Viewer, input: Input) => {
  const form = parseOrRefuse(newCaseForm, {
    ...input,
    customerId: scope.customerId,
    assignedTo: input.assignedTo ?? "",
    patientId: input.patientId ?? "",
  });
  if (isRefusal(form)) return form;
  if (!typesFor(viewer.role).includes(form.type)) return refuse(texts.pleaseSelectAType);
  return statusesFor(viewer.role).includes(form.status) ? form : refuse(texts.pleaseSelectAStatus);
};

/** Returns whether the viewer may assign a case: to themselves always; a company admin also to an active health coach of the clinic. */
const mayLookAfter = async ({ changes }: Deps, scope: CustomerScope, viewer: Viewer, assignedTo: Id | null) => {
  if (assignedTo === null || assignedTo === viewer.userId) return true;
  return viewer.role === Role.companyAdmin && changes.isCoach(scope, assignedTo);
};

/** Returns why the case cannot be about the patient; null when it can, or is about no patient. */
const patientProblem = async ({ patients }: Deps, scope: CustomerScope, { patientId, lastFourDigits }: Input) => {
  if (!patientId) return lastFourDigits ? refuse(patientTexts.notFound) : null;
  const patient = await patients.contactOf(scope, patientId);
  if (!patient) return refuse(patientTexts.notFound);
  return lastFourDigits && lastFour(patient.phone) !== lastFourDigits ? refuse(newCaseTexts.otherDigits) : null;
};

/** Returns why the work log entry of a new case is invalid; null when it is valid, or there is none. */
const workProblem = async ({ clock }: Deps, scope: CustomerScope, input: Input) => {
  if (!hasWorkLog(input)) return null;
  const log = parseOrRefuse(workLogForm((await clock(scope)).today), toWorkLogInput(input));
  return isRefusal(log) ? log : null;
};

/** Makes the use case that opens a case of a clinic, about one of its patients or about none. */
export const makeOpenCase = (deps: Deps) => (scope: CustomerScope, viewer: Viewer, input: Input) =>
  deps.db.transaction(scope, async () => {
    const form = readForm(scope, viewer, input);
    if (isRefusal(form)) return form;
    const assignedTo = form.assignedTo === "" ? null : readId(form.assignedTo);
    if (!(await mayLookAfter(deps, scope, viewer, assignedTo))) return refuse(newCaseTexts.noAssignee);
    const problem = (await patientProblem(deps, scope, input)) ?? (await workProblem(deps, scope, input));
    if (problem) return problem;
    const [caseid, patientId] = [deps.newId(), input.patientId ?? null];
    const at = instantOf(deps.now());
    await deps.store.save(scope, caseid, { ...form, patientId, assignedTo }, viewer.userId, at);
    if (hasWorkLog(input)) await deps.addWorkLog(scope, caseid, input);
    await deps.domainEvents.record(scope, {
      kind: "CaseCreated",
      subjectId: patientId,
      data: { case: caseid, by: viewer.userId },
    });
    return { caseid, message: newCaseTexts.created };
  });

export type OpenCase = ReturnType<typeof makeOpenCase>;
