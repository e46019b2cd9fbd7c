import { idField } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { z } from "zod";
import type { RestRoute } from "../../platform/http/rest.ts";
import type { makeExportLog } from "./export-log.ts";

const body = z.object({
  patientid: idField,
  filter: z.looseObject({}).default({}),
  internal: z.boolean().default(false),
});

/** Route POST /activity-log with {patientid, filter, internal}, which answers the matching entries as a CSV file. */
export const activityLogRoute = (use: { readonly exportLog: ReturnType<typeof makeExportLog> }): RestRoute => ({
  operation: "exportActivityLog",
  method: "POST",
  path: "/activity-log",
  answer: async (request, { scope, viewer }) => {
    const input = body.safeParse(request.body);
    if (!input.success) return refuse(patientTexts.notFound);
    const { patientid, filter, internal } = input.data;
    return use.exportLog(scope, viewer, patientid, filter, internal);
  },
});
