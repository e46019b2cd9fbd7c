import {
  type CompanyScope,
  type CustomerScope,
  type EveryScope,
  openFor,
  systemCustomerScope,
  wholeCompany,
} from "@restride/domain/access/scope.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { CompanyCustomers } from "../clinic-profile/clinic-clock.lookups.ts";
import type { OrderListQueries } from "./order-list.queries.ts";
import { orderTexts } from "@restride/domain/fulfilment/order-texts.ts";

interface Deps {
  readonly companyCustomers: CompanyCustomers;
  readonly lists: OrderListQueries;
}

/** Scope of an operation on orders: the chosen clinic, otherwise the company's clinics, for a super admin all clinics. */
export type OrdersScope = CustomerScope | CompanyScope | EveryScope;

/** The clinics of a scope, and the scope whose row-level security admits them. */
export interface ReachedClinics {
  readonly scope: OrdersScope;
  readonly customerIds: readonly Id[];
  /** The company, if these are all of its clinics. */
  readonly companyId?: Id | undefined;
}

/** The caller, and the scope that the operation reaches. */
export interface CallerScope {
  readonly scope: OrdersScope;
  readonly viewer: Viewer;
}

/**
 * Returns the functions that find the clinics that an operation reaches, and the clinic of an order or a patient. An order or a patient
 * outside of them is treated as missing.
 */
export const makeOrderReach = ({ companyCustomers, lists }: Deps) => {
  const reached = async (scope: OrdersScope): Promise<ReachedClinics> => {
    if (scope.kind === "customer") return { scope, customerIds: [scope.customerId] };
    if (scope.kind === "every") return { scope, customerIds: await lists.acrossCustomersAll(scope) };
    const customerIds = await companyCustomers(scope);
    return { scope: openFor(scope, customerIds), customerIds, companyId: wholeCompany(scope) };
  };

  const scopeOfRow = (row: { customerId: Id } | undefined, viewer: Viewer, missing: string): CustomerScope | Refusal =>
    row ? systemCustomerScope(row.customerId, viewer.userId, viewer.userId) : refuse(missing);

  const clinicOfOrder = async (
    ordersScope: OrdersScope,
    viewer: Viewer,
    orderId: Id,
  ): Promise<CustomerScope | Refusal> => {
    if (ordersScope.kind === "customer") return ordersScope;
    const { scope, customerIds } = await reached(ordersScope);
    return scopeOfRow(await lists.acrossCustomersOrder(scope, customerIds, orderId), viewer, orderTexts.notFound);
  };

  /** Returns whether a scope reaches a clinic. */
  const reaches = async (scope: OrdersScope, customerId: Id): Promise<boolean> =>
    (await reached(scope)).customerIds.includes(customerId);

  /** Runs work in the clinic of an order. */
  const inClinicOf = async <T>(
    { scope, viewer }: CallerScope,
    orderId: Id,
    work: (clinic: CustomerScope) => Promise<T>,
  ): Promise<T | Refusal> => {
    const clinic = await clinicOfOrder(scope, viewer, orderId);
    return isRefusal(clinic) ? clinic : work(clinic);
  };

  /** Runs work in the clinic of a patient. */
  const inClinicOfPatient = async <T>(
    { scope: ordersScope, viewer }: CallerScope,
    patientId: Id,
    work: (clinic: CustomerScope) => Promise<T>,
  ): Promise<T | Refusal> => {
    const { scope, customerIds } = await reached(ordersScope);
    const patientRow = await lists.acrossCustomersPatient(scope, customerIds, patientId);
    const clinic = scopeOfRow(patientRow, viewer, patientTexts.notFound);
    return isRefusal(clinic) ? clinic : work(clinic);
  };

  return { reached, reaches, inClinicOf, inClinicOfPatient };
};

export type OrderReach = ReturnType<typeof makeOrderReach>;
