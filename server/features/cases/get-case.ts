import { roleName } from "@restride/domain/access/roles.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { scopeOrRefusal } from "@restride/domain/operations.ts";
import { ageGroupOf, ageOn } from "@restride/domain/patients/age-group.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { lastFour } from "@restride/domain/values/phone.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import type { CaseWork } from "../case-work/case-work.lookups.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { CaseDetailQueries, CasePatient } from "./case-detail.queries.ts";
import { caseNotFound } from "../case-work/case-sight.lookups.ts";

interface Deps {
  readonly details: CaseDetailQueries;
  readonly caseWork: CaseWork;
  readonly clock: ClinicClock;
  readonly domainEvents: DomainEvents;
  readonly noteRead: NoteRead;
  readonly vendorName: string;
}

/** A request: its scope and viewer, its operation, and its selected fields. */
interface CaseRequest {
  readonly scope: CustomerScope;
  readonly viewer: Viewer;
  readonly operation: string;
  readonly selects: (field: string) => boolean;
}

const patientOf = (patient: CasePatient, today: CalendarDate) => ({
  healthcoach: patient.healthcoach,
  surgeon: patient.surgeon,
  patientName: fullName(patient),
  patientLastDigitOfPhone: lastFour(patient.phone),
  patientData: {
    firstname: patient.firstname,
    lastname: patient.lastname,
    lastdigitsofphone: lastFour(patient.phone),
    age: ageGroupOf(ageOn(patient.dob, today)),
    surgery: { type: patient.surgeryType, date: patient.surgeryDate },
  },
});

const noPatient = {
  healthcoach: null,
  surgeon: null,
  patientName: null,
  patientLastDigitOfPhone: null,
  patientData: null,
};

/**
 * Makes the use case that returns one case; a case of another surgeon or clinic is treated as missing. Only roles that handle cases see its work log.
 */
export const makeGetCase = ({ details, caseWork, clock, domainEvents, noteRead, vendorName }: Deps) => {
  const readCase = async ({ scope, viewer, selects }: CaseRequest, caseId: Id) => {
    const handles = !isRefusal(scopeOrRefusal("updateActionCase", viewer));
    const ifSelected = <Rows>(field: string, ask: () => Promise<Rows>): Promise<Rows | null> =>
      selects(field) ? ask() : Promise.resolve(null);
    // The event number is read before the case, so that later events have higher numbers.
    const [event, caseRow, patient, { today }, comments, workLog, deviceSchedule, feedbackSchedule, coaches] =
      await Promise.all([
        domainEvents.newest(scope),
        details.detail(scope, caseId),
        details.patient(scope, caseId),
        clock(scope),
        caseWork.comments(scope, caseId),
        handles ? caseWork.workLogs(scope, caseId) : null,
        ifSelected("deviceSchedule", () => details.devices(scope, caseId)),
        ifSelected("feedbackSchedule", () => details.questionnaires(scope, caseId)),
        ifSelected("coaches", async () => (handles ? details.coaches(scope) : [])),
      ]);
    return (
      caseRow && { fact: event, caseRow, patient, today, comments, workLog, deviceSchedule, feedbackSchedule, coaches }
    );
  };

  return async (request: CaseRequest, caseId: Id) => {
    const caseData = await readCase(request, caseId);
    if (!caseData) return caseNotFound;
    const { patient, today, comments, workLog, ...lists } = caseData;
    const { reporter, ...caseRow } = caseData.caseRow;
    if (patient) noteRead(request.scope, patient._id, request.operation);
    const seenAt = Date.parse(caseRow.lastViewedDate ?? "1970-01-01");
    const isNews = ({ userid, commented_date }: (typeof comments)[number]) =>
      userid !== request.scope.userId && Date.parse(commented_date) > seenAt;
    const actionCase = {
      ...caseRow,
      ...lists,
      ...(patient ? patientOf(patient, today) : noPatient),
      caseId: caseRow._id,
      caseTitle: caseRow.title,
      caseDescription: caseRow.description,
      reportedRole: roleName(reporter),
      isNew: caseRow.lastViewedDate === null && caseRow.reportedBy !== request.scope.userId,
      lastUpdated: caseRow.updatedDate,
      newCommentCount: comments.filter(isNews).length,
      imageUrl: comments.find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? null,
      comments,
      workLog,
      totalTimeSpent: workLog && workLog.reduce((sum, { timeMin }) => sum + timeMin, 0),
      vendor: vendorName,
      today,
    };
    return { actionCase };
  };
};
