import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import type { ObsoleteReason } from "@restride/domain/undelivered-messages/reason.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { MessageCheck, WaitingMessage } from "../../../platform/outbox/message.ts";
import type { PatientContacts } from "../../patients/patients.lookups.ts";
import type { SignInQueries } from "../sign-in.queries.ts";
import type { PasswordLinksStore, PasswordOwner } from "./password-links.store.ts";

interface Deps {
  readonly queries: SignInQueries;
  readonly links: PasswordLinksStore;
  readonly patients: PatientContacts;
  readonly now: () => number;
}

/**
 * Checks of messages about an account: a link to set a password is needed while it is unused and its owner still has that address; a notice
 * is needed while its owner is active.
 */
export const makePasswordChecks = ({ queries, links, patients, now }: Deps): MessageCheck[] => {
  const scope = systemScope("send-message");
  const unlessUsed = async (owner: PasswordOwner): Promise<ObsoleteReason | null> =>
    (await links.isOpen(scope, owner, instantOf(now()))) ? null : "done";

  /**
   * Returns why a notice is obsolete. A change of the owner's address does not make it obsolete, because that change may be the reason for
   * the notice.
   */
  const ofNotice = async ({ userId, customerId, patientId }: WaitingMessage): Promise<ObsoleteReason | null> => {
    const owner = userId
      ? await queries.accountById(scope, userId)
      : patientId && (await patients.contactOf(systemCustomerScope(customerId, "send-message"), patientId));
    if (!owner) return "gone";
    return owner.active ? null : "inactive";
  };

  const ofUser = async (userId: Id, to: string): Promise<ObsoleteReason | null> => {
    const account = await queries.accountById(scope, userId);
    if (!account) return "gone";
    if (!account.active) return "inactive";
    return account.email === to ? unlessUsed({ userId, customerId: null, patientId: null }) : "addressChanged";
  };

  const ofPatient = async (customerId: Id, patientId: Id, to: string): Promise<ObsoleteReason | null> => {
    const patient = await patients.contactOf(systemCustomerScope(customerId, "send-message"), patientId);
    if (!patient) return "gone";
    if (!patient.active) return "inactive";
    return patient.phone === to ? unlessUsed({ userId: null, customerId, patientId }) : "addressChanged";
  };

  const findObsoleteReason = async ({
    userId,
    customerId,
    patientId,
    to,
  }: WaitingMessage): Promise<ObsoleteReason | null> => {
    if (userId) return ofUser(userId, to);
    return patientId ? ofPatient(customerId, patientId, to) : "gone";
  };
  return [
    { kind: "invitation", findObsoleteReason },
    { kind: "passwordLink", findObsoleteReason },
    { kind: "securityNotice", findObsoleteReason: ofNotice },
  ];
};
