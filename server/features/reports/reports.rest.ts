import { idField } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { z } from "zod";
import type { RestRoute } from "../../platform/http/rest.ts";
import type { makeMakeReport } from "./make-report.ts";

const body = z.object({ data: z.object({ id: idField }) });

/** POST /downloadreport with {data: {id}} answers the patient's report as {id}.pdf. */
export const reportRoute = (use: { readonly makeReport: ReturnType<typeof makeMakeReport> }): RestRoute => ({
  operation: "downloadReport",
  method: "POST",
  path: "/downloadreport",
  answer: async (request, { scope }) => {
    const read = body.safeParse(request.body);
    if (!read.success) return refuse("Name the patient.");
    return use.makeReport(scope, read.data.data.id);
  },
});
