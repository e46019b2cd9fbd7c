import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import type { LostSense } from "@restride/domain/undelivered-messages/reason.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { MessageCheck, WaitingMessage } from "../../../platform/outbox/message.ts";
import type { PatientContacts } from "../../patients/patients.lookups.ts";
import type { SignInViews } from "../sign-in.views.ts";
import type { PasswordLinksStore, PasswordOwner } from "./password-links.store.ts";

interface Deps {
  readonly views: SignInViews;
  readonly links: PasswordLinksStore;
  readonly patients: PatientContacts;
  readonly now: () => number;
}

/** The sense of messages with a link that sets a password: it has not been used, and its owner is still reached there. */
export const makePasswordChecks = ({ views, links, patients, now }: Deps): MessageCheck[] => {
  const scope = systemScope("send-message");
  const unlessUsed = async (owner: PasswordOwner): Promise<LostSense | null> =>
    (await links.isOpen(scope, owner, instantOf(now()))) ? null : "done";

  const ofUser = async (userId: Id, to: string): Promise<LostSense | null> => {
    const account = await views.accountById(scope, userId);
    if (!account) return "gone";
    if (!account.active) return "inactive";
    return account.email === to ? unlessUsed({ userId, customerId: null, patientId: null }) : "addressChanged";
  };

  const ofPatient = async (customerId: Id, patientId: Id, to: string): Promise<LostSense | null> => {
    const patient = await patients.contactOf(systemCustomerScope(customerId, "send-message"), patientId);
    if (!patient) return "gone";
    if (!patient.active) return "inactive";
    return patient.phone === to ? unlessUsed({ userId: null, customerId, patientId }) : "addressChanged";
  };

  const findLostSense = async ({ userId, customerId, patientId, to }: WaitingMessage): Promise<LostSense | null> => {
    if (userId) return ofUser(userId, to);
    return patientId ? ofPatient(customerId, patientId, to) : "gone";
  };
  return [
    { kind: "invitation", findLostSense },
    { kind: "passwordLink", findLostSense },
  ];
};
