import type { Id } from "@restride/domain/values/id.ts";
import { companyScope, type Scope, superAdminScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { mayResetPatients, mayResetUsers } from "@restride/domain/sign-in/reset-rights.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { normaliseEmail } from "@restride/domain/values/email.ts";
import { normalisePhone } from "@restride/domain/values/phone.ts";
import { tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { MutationResetUserPasswordArgs } from "../../../generated/resolvers.ts";
import type { Queue } from "../../../platform/jobs/queue.ts";
import type { RateLimits } from "../../../platform/limits/rate-limits.ts";
import type { PatientContacts } from "../../patients/patients.lookups.ts";
import type { UserContacts } from "../user-contacts.queries.ts";
import * as texts from "./passwords-texts.ts";

interface Deps {
  readonly users: UserContacts;
  readonly patients: PatientContacts;
  readonly queue: Queue;
  readonly rateLimits: RateLimits;
  readonly newId: () => Id;
}

const notFound = refuse(texts.thisWasNotFound);
const inactive = refuse(texts.thisUserIsInactiveActivate);

/**
 * Makes the use case that sends a link to set a password: to a user by mail, to a patient by SMS. Anybody outside the viewer's scope is not found;
 * for users, the viewer's whole company is in reach too.
 */
export const makeResetUserPassword = ({ users, patients, queue, rateLimits, newId }: Deps) => {
  /** Counts a link in the limits of its sender and of its recipient. Returns 0, or the seconds to wait when a limit is reached. */
  const takeFromLimits = async (sender: Viewer, recipientId: Id): Promise<number> =>
    (await rateLimits.take("resetBySender", sender.userId)) || (await rateLimits.take("resetByRecord", recipientId));

  const sendToPatient = async (scope: Scope, viewer: Viewer, patientId: Id, phone: string | null | undefined) => {
    const patient = scope.kind === "customer" ? await patients.contactOf(scope, patientId) : undefined;
    if (!patient || (phone && !patient.phone.endsWith(normalisePhone(phone).slice(-4)))) return notFound;
    if (!patient.active) return refuse(patientTexts.patientInactive);
    const wait = await takeFromLimits(viewer, patientId);
    if (wait > 0) return refuse(tooManyAttempts(wait));
    await queue(scope, "patient-password-link", { customerId: patient.customerId, patientId, ask: newId() });
    return { message: texts.aLinkToSetANew };
  };

  /** Sends a link to a user of the scope or, also from inside a clinic, to any user of the viewer's company. */
  const sendToUser = async (scope: Scope, viewer: Viewer, userId: Id, email: string | null | undefined) => {
    const companyWideScope = companyScope(viewer) ?? superAdminScope(viewer);
    const user =
      (await users.contactOf(scope, userId)) ?? (companyWideScope && (await users.contactOf(companyWideScope, userId)));
    if (!user || (email && normaliseEmail(email) !== normaliseEmail(user.email))) return notFound;
    if (!user.active) return inactive;
    const wait = await takeFromLimits(viewer, userId);
    if (wait > 0) return refuse(tooManyAttempts(wait));
    await queue(scope, "password-link", { email: user.email, ask: newId() });
    return { message: texts.aLinkToSetANewPassword };
  };

  return async (scope: Scope, viewer: Viewer, { _id, email, patientid, phone }: MutationResetUserPasswordArgs) => {
    if (patientid) return mayResetPatients(viewer) ? sendToPatient(scope, viewer, patientid, phone) : notFound;
    if (_id) return mayResetUsers(viewer) ? sendToUser(scope, viewer, _id, email) : notFound;
    return refuse(texts.nameTheUserOrThePatient);
  };
};
