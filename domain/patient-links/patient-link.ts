import { reportsOperations } from "../reports/operations.ts";
import { Role, staffRoles } from "../access/roles.ts";
import { customerScope } from "../access/scope.ts";
import type { Viewer } from "../access/viewer.ts";
import type { Id } from "../values/id.ts";
import type { LinkKind } from "./link-texts.ts";

/** Role of the holder of each kind of link. A caregiver can read but not share; a report link opens only the report. */
export const linkRoles: Readonly<Record<LinkKind, Role>> = {
  progress: Role.progressLink,
  caregiver: Role.caregiverLink,
  report: Role.reportLink,
};

/** Duration of each kind of link in milliseconds: 30 minutes after a code, 7 days by mail. */
export const linkLasts: Readonly<Record<LinkKind, number>> = {
  progress: 1_800_000,
  caregiver: 604_800_000,
  report: 604_800_000,
};

/** Maximum duration of a progress link after its code in milliseconds, with all renewals: 2 hours. */
const progressLasts = 7_200_000;

/** Returns the latest possible end of a link by the instant of its creation. All instants are in milliseconds. */
export const latestLinkEnd = (kind: LinkKind, createdAt: number): number =>
  createdAt + (kind === "progress" ? progressLasts : linkLasts[kind]);

/** Returns the end of a progress link that is renewed now: 30 minutes later, at most 2 hours after its code. */
export const renewedLinkEnd = (createdAt: number, now: number): number =>
  Math.min(now + linkLasts.progress, latestLinkEnd("progress", createdAt));

/**
 * Returns whether a member of staff may currently mail the report of a patient of this surgeon. `sender` is null for an account that may not work in
 * the clinic.
 */
export const maySendReport = (sender: Viewer | null, surgeonId: Id): boolean => {
  const scope = sender && customerScope(sender);
  if (!sender || !scope || !reportsOperations.sendReportMail.roles.includes(sender.role)) return false;
  return scope.surgeonIds === null || scope.surgeonIds.includes(surgeonId);
};

const seesAll = new Set<Role>([...staffRoles, Role.patient, Role.progressLink]);

/** Returns whether a viewer sees and may end every link of a patient; other viewers see only their own link. */
export const seesAllLinks = ({ role }: Viewer): boolean => seesAll.has(role);
