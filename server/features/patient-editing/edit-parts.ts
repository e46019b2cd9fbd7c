import { companyScope, type CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { type Caregiver, caregiverForm, noCaregiver } from "@restride/domain/patients/caregiver.ts";
import { orderAddressOf } from "@restride/domain/fulfilment/order-address.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { emptyShipAddress, type ShipAddress, shipAddressForm } from "@restride/domain/patients/ship-address.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { withoutNull } from "@restride/domain/values/without-null.ts";
import type { MutationAddeditCaregiverArgs, MutationAddeditShipAddressArgs } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import type { Orders } from "../fulfilment/orders.commands.ts";
import type { CoachOfCompany } from "../users/coaches.commands.ts";
import type { GetPatient } from "../patient-page/get-patient.lookups.ts";
import type { LockedPatient, PatientEditStore } from "./patient-edit.store.ts";

interface Deps {
  readonly db: Database;
  readonly store: PatientEditStore;
  readonly coachOfCompany: CoachOfCompany;
  readonly orders: Orders;
  readonly domainEvents: DomainEvents;
  readonly getPatient: GetPatient;
}

type PartTexts = Readonly<Record<string, string>>;

/**
 * Returns whether the stored part is still the one that a dialog began with; a dialog that does not send the original overwrites any value.
 */
const isUnchangedPart = (there: object, knownLines: object | null | undefined, empty: PartTexts): boolean => {
  if (knownLines === undefined) return true;
  const [now, then]: PartTexts[] = [
    { ...empty, ...there },
    { ...empty, ...withoutNull(knownLines ?? {}) },
  ];
  return Object.keys(empty).every((line) => now![line] === then![line]);
};

/** Returns the use cases for the parts with a dialog of their own: caregiver, shipping address and health coach. */
export const makeEditParts = ({ db, store, coachOfCompany, orders, domainEvents, getPatient }: Deps) => {
  /** Locks the patient, saves the part if that is allowed, and records that the part was changed. */
  const change = (
    scope: CustomerScope,
    viewer: Viewer,
    patientId: Id,
    part: string,
    save: (before: LockedPatient) => Promise<string | Refusal> | string | Refusal,
  ) =>
    db.transaction(scope, async () => {
      const before = await store.lock(scope, patientId);
      if (!before) return refuse(patientTexts.notFound);
      const message = await save(before);
      if (isRefusal(message)) return message;
      const data = { by: scope.userId, part };
      await domainEvents.record(scope, { kind: "PatientEdited", subjectId: patientId, data });
      return { ...(await getPatient(scope, viewer, patientId, () => true)), message };
    });

  const caregiver = async (
    scope: CustomerScope,
    viewer: Viewer,
    { patientid, patient, known: knownLines, ...input }: MutationAddeditCaregiverArgs,
  ) => {
    if ((patient ?? patientid) !== patientid) return refuse(patientTexts.notFound);
    const typed = input.caregiver;
    const form: Caregiver | null | Refusal =
      typed === null ? null : parseOrRefuse(caregiverForm, withoutNull(typed ?? {}));
    if (isRefusal(form)) return form;
    return change(scope, viewer, patientid, "caregiver", (before) => {
      if (!isUnchangedPart(before.caregiver, knownLines, noCaregiver)) return refuse(patientTexts.changedMeanwhile);
      store.set(scope, patientid, { caregiver: JSON.stringify(form ?? {}) });
      return form ? patientTexts.caregiverSaved : patientTexts.caregiverRemoved;
    });
  };

  const shipAddress = async (
    scope: CustomerScope,
    viewer: Viewer,
    { patientid, patient, known: knownLines, shipaddress, orders: orderChoices }: MutationAddeditShipAddressArgs,
  ) => {
    if ((patient ?? patientid) !== patientid) return refuse(patientTexts.notFound);
    const form: ShipAddress | Refusal = parseOrRefuse(shipAddressForm, withoutNull(shipaddress));
    if (isRefusal(form)) return form;
    const follow = new Set(orderChoices?.flatMap(({ orderid, follows }) => (follows ? orderid : [])));
    if (orderChoices?.some(({ orderid, follows }) => !follows && follow.has(orderid)))
      return refuse(patientTexts.orderBothWays);
    return change(scope, viewer, patientid, "address", (before) => {
      if (!isUnchangedPart(before.shipAddress, knownLines, emptyShipAddress))
        return refuse(patientTexts.changedMeanwhile);
      store.set(scope, patientid, { ship_address: JSON.stringify(form) });
      if (orderChoices) orders.setFollowedAddress(scope, patientid, orderChoices, orderAddressOf(before.shipAddress));
      return patientTexts.addressSaved;
    });
  };

  const healthCoach = (scope: CustomerScope, viewer: Viewer, patientId: Id, coachId: Id | null) =>
    change(scope, viewer, patientId, "coach", async () => {
      const company = companyScope(viewer);
      if (coachId && !(company && (await coachOfCompany(company, coachId)))) return refuse(patientTexts.noCoach);
      store.set(scope, patientId, { health_coach_id: coachId });
      return patientTexts.coachSaved;
    });

  return { caregiver, shipAddress, healthCoach };
};
