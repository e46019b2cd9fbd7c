import { idField } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { z } from "zod";
import type { RestRoute } from "../../platform/http/rest.ts";
import type { MakeReport } from "./make-report.ts";

const body = z.object({ data: z.object({ id: idField, notes: z.boolean().default(false) }) });

/** POST /downloadreport with {data: {id}} answers the patient's report as {id}.pdf; `notes: true` adds the notes. */
export const reportRoute = (use: { readonly makeReport: MakeReport }): RestRoute => ({
  operation: "downloadReport",
  method: "POST",
  path: "/downloadreport",
  answer: async (request, { scope, viewer }) => {
    const read = body.safeParse(request.body);
    if (!read.success) return refuse("Name the patient.");
    return use.makeReport(scope, viewer, read.data.data.id, read.data.data.notes);
  },
});
