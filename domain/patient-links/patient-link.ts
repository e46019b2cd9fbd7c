import { reportsOperations } from "../reports/operations.ts";
import { Role, staffRoles } from "../access/roles.ts";
import { customerScope } from "../access/scope.ts";
import type { Viewer } from "../access/viewer.ts";
import type { Id } from "../values/id.ts";
import type { LinkKind } from "./link-texts.ts";

/** The role of the holder of each kind. A caregiver reads and cannot share; a report link opens the report alone. */
export const linkRoles: Readonly<Record<LinkKind, Role>> = {
  progress: Role.progressLink,
  caregiver: Role.caregiverLink,
  report: Role.reportLink,
};

/** Milliseconds that a link of each kind lasts: 30 minutes after a code, 7 days by mail. */
export const linkLasts: Readonly<Record<LinkKind, number>> = {
  progress: 1_800_000,
  caregiver: 604_800_000,
  report: 604_800_000,
};

/** Milliseconds after its code at which a progress link ends, however often it is renewed: 2 hours. */
const progressLasts = 7_200_000;

/** The latest end of a link that was made at an instant. All instants are milliseconds. */
export const latestLinkEnd = (kind: LinkKind, createdAt: number): number =>
  createdAt + (kind === "progress" ? progressLasts : linkLasts[kind]);

/** The end of a progress link that is renewed now: 30 minutes later, at most 2 hours after its code. */
export const renewedLinkEnd = (createdAt: number, now: number): number =>
  Math.min(now + linkLasts.progress, latestLinkEnd("progress", createdAt));

/** True when a member of staff, as they are now, may mail the report of a patient of this surgeon. `sender` is null for an account that may not work in the clinic. */
export const maySendReport = (sender: Viewer | null, surgeonId: Id): boolean => {
  const scope = sender && customerScope(sender);
  if (!sender || !scope || !reportsOperations.sendReportMail.roles.includes(sender.role)) return false;
  return scope.surgeonIds === null || scope.surgeonIds.includes(surgeonId);
};

const seesAll = new Set<Role>([...staffRoles, Role.patient, Role.progressLink]);

/** True for viewers who see and end every link of a patient they may see; all others only the link they hold. */
export const seesAllLinks = ({ role }: Viewer): boolean => seesAll.has(role);
