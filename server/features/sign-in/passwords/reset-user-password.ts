import type { Id } from "@restride/domain/values/id.ts";
import { companyScope, type Scope, superAdminScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { mayResetPatients, mayResetUsers } from "@restride/domain/sign-in/reset-rights.ts";
import { normalisePhone } from "@restride/domain/values/phone.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { MutationResetUserPasswordArgs } from "../../../generated/resolvers.ts";
import type { Queue } from "../../../platform/jobs/queue.ts";
import type { PatientContacts } from "../../patients/patients.lookups.ts";
import type { UserContacts } from "../user-contacts.views.ts";

interface Needs {
  readonly users: UserContacts;
  readonly patients: PatientContacts;
  readonly queue: Queue;
  readonly newId: () => Id;
}

const notFound = refuse("This was not found.");
const inactive = refuse("This user is inactive. Activate the user first.");

/** Sends a reset link: to a user by mail, to a patient by SMS. Only inside the viewer's own scope. */
export const makeResetUserPassword = ({ users, patients, queue, newId }: Needs) => {
  const ofPatient = async (scope: Scope, patientId: Id, phone: string | null | undefined) => {
    const patient = scope.kind === "customer" ? await patients.contactOf(scope, patientId) : undefined;
    if (!patient || (phone && !patient.phone.endsWith(normalisePhone(phone).slice(-4)))) return notFound;
    await queue(scope, "patient-password-link", { customerId: patient.customerId, patientId, ask: newId() });
    return { message: "A link to set a new password was sent to the patient." };
  };

  /** Inside a clinic the people of the viewer's company are still in reach. */
  const ofUser = async (scope: Scope, viewer: Viewer, userId: Id) => {
    const wider = companyScope(viewer) ?? superAdminScope(viewer);
    const user = (await users.contactOf(scope, userId)) ?? (wider && (await users.contactOf(wider, userId)));
    if (!user) return notFound;
    if (!user.active) return inactive;
    await queue(scope, "password-link", { email: user.email, ask: newId() });
    return { message: "A link to set a new password was sent." };
  };

  return async (scope: Scope, viewer: Viewer, { _id, patientid, phone }: MutationResetUserPasswordArgs) => {
    if (patientid) return mayResetPatients(viewer) ? ofPatient(scope, patientid, phone) : notFound;
    if (_id) return mayResetUsers(viewer) ? ofUser(scope, viewer, _id) : notFound;
    return refuse("Name the user or the patient.");
  };
};
