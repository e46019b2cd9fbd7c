import type { Tokens } from "../../platform/tokens/tokens.ts";

/** The purpose in a link's token: to read one patient's progress, and nothing else. */
export const progressKind = "progress";

/** How long a link to a patient's progress works, milliseconds: 30 minutes. */
export const progressLength = 1_800_000;

/** Makes the token of a link to one patient's progress. Whoever holds it is `Role.progressLink` on that patient's record. */
export const makeIssueProgressToken =
  ({ tokens }: { readonly tokens: Tokens }) =>
  (customerId: string, patientId: string, lasts = progressLength): Promise<string> =>
    tokens.issue({ sub: patientId, kind: progressKind, customer: customerId, application: "AdminWeb" }, lasts);
