import type { Id } from "@restride/domain/values/id.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { caregiverLinkLasts } from "@restride/domain/progress-page/progress-forms.ts";
import { reportLinkLasts } from "@restride/domain/reports/report-mail.ts";
import type { Tokens } from "../../platform/tokens/tokens.ts";

/** The purposes of a link's token, and who its holder is on the record of its one patient. A caregiver reads and cannot share; a report's link opens the report alone. */
export const linkRoles: Readonly<Record<string, Role>> = {
  progress: Role.progressLink,
  caregiver: Role.caregiverLink,
  report: Role.reportLink,
};

/** How long a link to a patient's progress works, milliseconds: 30 minutes. */
export const progressLength = 1_800_000;

const makeIssueToken =
  (kind: "progress" | "caregiver" | "report", usual: number) =>
  ({ tokens, newId }: { readonly tokens: Tokens; readonly newId: () => Id }) =>
  (customerId: Id, patientId: Id, lasts = usual): Promise<string> =>
    tokens.issue({ sub: patientId, sessionId: newId(), kind, customer: customerId, application: "AdminWeb" }, lasts);

/** Makes the token that reads and shares one patient's progress. */
export const makeIssueProgressToken = makeIssueToken("progress", progressLength);

/** Makes the token of a caregiver's link, which reads one patient's progress. */
export const makeIssueCaregiverToken = makeIssueToken("caregiver", caregiverLinkLasts);

/** Makes the token of a mailed link, which opens one patient's report. */
export const makeIssueReportToken = makeIssueToken("report", reportLinkLasts);

export type IssueProgressToken = ReturnType<typeof makeIssueProgressToken>;
