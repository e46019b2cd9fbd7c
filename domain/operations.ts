import { operations as accessRules, restOperations as restAccessRules } from "./generated/access-rules.ts";
import { type Refusal, refuse } from "./values/refusal.ts";
import { Role } from "./access/roles.ts";
import { type Operation, scopes } from "./access/reach.ts";
import type { Scope } from "./access/scope.ts";
import type { Viewer } from "./access/viewer.ts";
import * as texts from "./console-texts.ts";

/** Access rules of all subjects: which roles may call an operation, and on whose rows. An operation that is not listed is refused for everyone. */
export const operations = accessRules satisfies Record<string, Operation>;

/** Access rules of the few routes besides GraphQL. */
export const restOperations = restAccessRules satisfies Record<string, Operation>;

const rows = { ...operations, ...restOperations };

export type OperationName = keyof typeof operations;
export type RestOperationName = keyof typeof restOperations;

/** Scope of a call of the operation, according to the access table. */
export type ScopeOf<K extends keyof typeof rows> = NonNullable<ReturnType<(typeof scopes)[(typeof rows)[K]["reach"]]>>;

/** Viewer of a call of the operation; possibly null only for operations without a session. */
export type ViewerOf<K extends keyof typeof rows> = (typeof rows)[K]["reach"] extends "public" ? Viewer | null : Viewer;

/** Returns whether the access table has the operation. */
export const isOperation = (name: string): name is OperationName => Object.hasOwn(operations, name);

const notAllowed = texts.youAreNotAllowedToDo;
/** Returns whether a refusal means that the viewer may not call the operation, rather than that something must be chosen first. */
export const isRefusedRight = ({ message }: Refusal): boolean => message === notAllowed;

const chooseCustomer = texts.chooseACustomerFirst;

/** Refusal of a call whose session has ended or never existed. Clients recognize this text. */
export const tokenExpired = texts.tokenExpired;

/** A map, so that a property that every object has, such as `constructor`, is not an operation. */
const knownOperations = new Map<string, Operation>(Object.entries(rows));

/** Whether the table lets a role call an operation; it lets nobody call one that it does not know. */
export const roleMayCall = (name: string, role: Role): boolean =>
  knownOperations.get(name)?.roles.includes(role) ?? false;

/**
 * Returns the scope in which the viewer may call the operation, or the refusal. `viewer` is null without a valid session. An unknown operation and
 * one that the role may not call have the same refusal.
 */
export const scopeOrRefusal = (name: string, viewer: Viewer | null): Scope | Refusal => {
  const operation = knownOperations.get(name);
  if (!operation) return refuse(notAllowed);
  if (operation.reach === "public") return scopes.public();
  if (viewer === null) return refuse(tokenExpired);
  if (!operation.roles.includes(viewer.role)) return refuse(notAllowed);
  return scopes[operation.reach](viewer) ?? refuse(chooseCustomer);
};

/**
 * Returns whether the arguments of a call may name the clinic that it works in: the role may call the operation, and its reach is a clinic or the
 * account.
 */
export const namesItsCustomer = (name: string, viewer: Viewer | null): viewer is Viewer => {
  const operation = knownOperations.get(name);
  return (
    viewer !== null &&
    operation !== undefined &&
    (operation.reach === "customer" || operation.reach === "account") &&
    operation.roles.includes(viewer.role)
  );
};

/**
 * Returns whether a company that the arguments name must be the viewer's own. False only for a super admin, who names the company of the rows in
 * operations that are not about one clinic.
 */
export const isBoundToCompany = (name: string, { role }: Viewer): boolean =>
  role !== Role.superAdmin || knownOperations.get(name)?.reach === "customer";
