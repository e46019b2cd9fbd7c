import { idField } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { z } from "zod";
import type { RestRoute } from "../../platform/http/rest.ts";
import type { ReadJobs } from "./jobs/read-jobs.ts";
import type { MakeReport } from "./make-report.ts";
import { reportJobTexts } from "@restride/domain/reports/report-jobs-texts.ts";
import * as texts from "./reports-texts.ts";

const body = z.object({
  data: z.object({ id: idField, notes: z.boolean().default(false), answers: z.boolean().default(false) }),
});

/** Route GET /reports/{job}.zip, which answers the reports of several patients as one file. */
export const reportsRoute = (use: Pick<ReadJobs, "pack">): RestRoute => ({
  operation: "downloadReports",
  method: "GET",
  path: "/reports/:file",
  answer: async ({ params }, { scope, viewer }) => {
    const job = idField.safeParse((params as { file: string }).file.replace(/\.zip$/, ""));
    return job.success ? use.pack(scope, viewer, job.data) : refuse(reportJobTexts.gone);
  },
});

/**
 * Route POST /downloadreport with {data: {id}}, which answers the patient's report as {id}.pdf; `notes: true` adds the notes, `answers:
 * true` the answers of questionnaires.
 */
export const reportRoute = (use: { readonly makeReport: MakeReport }): RestRoute => ({
  operation: "downloadReport",
  method: "POST",
  path: "/downloadreport",
  answer: async (request, { scope, viewer }) => {
    const parsed = body.safeParse(request.body);
    if (!parsed.success) return refuse(texts.nameThePatient);
    const { id, ...annexes } = parsed.data.data;
    return use.makeReport(scope, viewer, id, annexes);
  },
});
