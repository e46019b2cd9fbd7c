import { Role, roleName } from "@restride/domain/access/roles.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { patientIdentity } from "@restride/domain/patients/patient-identity.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { reportNumber } from "@restride/domain/reports/report-number.ts";
import { formatInstant, formatUs } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { PageFrame } from "../../platform/pdf/pdf.ts";
import type { PdfOwner, WritePdf } from "../../platform/pdf/pdf-writer.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import type { PictureAsPng } from "../images/images.lookups.ts";
import type { OptionalParts, ReadDetails, ReportParts } from "./read-details.ts";
import type { ReadReport, Report } from "./read-report.ts";
import { writeReport } from "./report-pages.ts";
import type { ReportsQueries } from "./reports.queries.ts";
import * as texts from "./reports-texts.ts";
import * as pdfTexts from "./report-pdf-texts.ts";

interface Deps {
  readonly letterheads: Letterheads;
  readonly pictureAsPng: PictureAsPng;
  readonly readDetails: ReadDetails;
  readonly readReport: ReadReport;
  readonly queries: ReportsQueries;
  readonly writePdf: WritePdf;
}

/** Returns the person who makes a report: a member of the staff, or the holder of a mailed link. */
const requesterText = async (
  queries: ReportsQueries,
  scope: CustomerScope,
  { role, userId }: Viewer,
): Promise<string> => {
  if (role === Role.reportLink) return pdfTexts.byTheLinkOfAMail;
  return pdfTexts.byPersonOfRole((await queries.nameOf(scope, userId)) ?? "", roleName(role));
};

const frameOf = async (
  { letterheads, pictureAsPng, queries }: Deps,
  scope: CustomerScope,
  viewer: Viewer,
  { patient, time }: Report,
): Promise<PageFrame> => {
  const [{ name, logo }, maker] = await Promise.all([
    letterheads(scope, { customerId: scope.customerId, companyId: null }),
    requesterText(queries, scope, viewer),
  ]);
  return {
    logo: await pictureAsPng(logo),
    from: name,
    subject: pdfTexts.patientReport,
    origin: [pdfTexts.printedAt(formatInstant(time.now, time.timeZone)), maker],
    person: { name: fullName(patient), identity: patientIdentity(patient._id, patient.dob) },
    foot: {
      left: fullName(patient),
      retention: ` · ${pdfTexts.surgeryDateText(formatUs(patient.surgery.date))}`,
      middle: pdfTexts.confidentialPatientInformation,
    },
  };
};

const forLinks: ReportParts = { notes: false, answers: false, recovery: false };

/**
 * Makes the use case that makes a patient's report as a PDF: the patient, weekly progress, scores, programme, charts with their values, recovery
 * beside the clinic's others, and on request the notes and the answers. Recovery, notes and answers are for staff: a link shows none of them. It
 * refuses when there is nothing to report, and when `owner` has too many reports in progress.
 */
export const makeMakeReport =
  (deps: Deps) =>
  async (
    scope: CustomerScope,
    viewer: Viewer,
    patientId: Id,
    optionalParts: OptionalParts,
    owner: PdfOwner = viewer.userId,
  ) => {
    const report = await deps.readReport(scope, patientId, "downloadReport");
    if (isRefusal(report)) return report;
    const [details, frame] = await Promise.all([
      deps.readDetails(
        scope,
        patientId,
        report,
        viewer.role === Role.reportLink ? forLinks : { ...optionalParts, recovery: true },
      ),
      frameOf(deps, scope, viewer, report),
    ]);
    const number = reportNumber(frame.from, patientId, report.time.now, report.time.timeZone);
    const last = texts.reportMadeWithRestrideFor(number, frame.from);
    const title = `${report.patient.salutation} ${fullName(report.patient)}`;
    const bytes = await deps.writePdf(owner, frame, pdfTexts.reportOf(title), (page) =>
      writeReport(page, title, report, details, last),
    );
    return isRefusal(bytes) ? bytes : { type: "application/pdf", name: `${patientId}.pdf`, bytes };
  };

export type MakeReport = ReturnType<typeof makeMakeReport>;
