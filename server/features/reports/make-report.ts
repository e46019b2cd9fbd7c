import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import { writePdf } from "../../platform/pdf/pdf.ts";
import type { ReadReport } from "./read-report.ts";
import { writeReport } from "./report-pages.ts";
import type { ReportsViews } from "./reports.views.ts";

interface Needs {
  readonly db: Database;
  readonly readReport: ReadReport;
  readonly views: ReportsViews;
}

/** A patient's report: who, the last scores, and what was done week by week. Refused while nothing was due yet. */
export const makeMakeReport =
  ({ db, readReport, views }: Needs) =>
  (scope: CustomerScope, patientId: Id) =>
    db.transaction(scope, async () => {
      const report = await readReport(scope, patientId, "downloadReport");
      if (isRefusal(report)) return report;
      const { patient, days, today } = report;
      const frame = {
        head: `${await views.clinicName(scope)} · ${formatUs(today)}`,
        foot: "Confidential: health information of the person named. For the care team only.",
      };
      const title = `${patient.salutation} ${patient.firstname} ${patient.lastname}`;
      const bytes = await writePdf(frame, title, (page) => writeReport(page, title, patient, days));
      return { type: "application/pdf", name: `${patientId}.pdf`, bytes };
    });
