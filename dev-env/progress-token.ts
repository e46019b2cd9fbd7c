import {
  makeIssueCaregiverToken,
  makeIssueProgressToken,
  makeIssueReportToken,
} from "@restride/server/features/sign-in/progress-links.lookups.ts";
import { small } from "./small-clinics/ids.ts";
import type { World } from "./world.ts";

/** The token of a link to the progress of a patient of the small clinics, as the product makes it. */
export const issueProgressToken = (
  { product }: World,
  clinic: number,
  patient: number,
  lasts?: number,
): Promise<string> => makeIssueProgressToken(product)(small.customers[clinic]!, small.patient(clinic, patient), lasts);

/** The token of a caregiver's link. */
export const issueCaregiverToken = ({ product }: World, clinic: number, patient: number): Promise<string> =>
  makeIssueCaregiverToken(product)(small.customers[clinic]!, small.patient(clinic, patient));

/** The token of a mailed link to a report. */
export const issueReportToken = ({ product }: World, clinic: number, patient: number): Promise<string> =>
  makeIssueReportToken(product)(small.customers[clinic]!, small.patient(clinic, patient));
