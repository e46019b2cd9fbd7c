import { operations as accessRules, restOperations as restAccessRules } from "./generated/access-rules.ts";
import { type Refusal, refuse } from "./values/refusal.ts";
import { Role } from "./access/roles.ts";
import { type Operation, scopes } from "./access/reach.ts";
import type { Scope } from "./access/scope.ts";
import type { Viewer } from "./access/viewer.ts";

/** Who may call what, and on whose rows: the access rules of all subjects. An operation that is not listed is refused for everyone. */
export const operations = accessRules satisfies Record<string, Operation>;

/** The same for the few routes beside GraphQL. */
export const restOperations = restAccessRules satisfies Record<string, Operation>;

const rows = { ...operations, ...restOperations };

export type OperationName = keyof typeof operations;
export type RestOperationName = keyof typeof restOperations;

/** The scope that the table gives a call of the operation. */
export type ScopeOf<K extends keyof typeof rows> = NonNullable<ReturnType<(typeof scopes)[(typeof rows)[K]["reach"]]>>;

/** Who calls the operation: nobody is known only where no session is needed. */
export type ViewerOf<K extends keyof typeof rows> = (typeof rows)[K]["reach"] extends "public" ? Viewer | null : Viewer;

/** True when the table knows the operation. */
export const isOperation = (name: string): name is OperationName => Object.hasOwn(operations, name);

const notAllowed = "You are not allowed to do this.";
/** Whether a refusal means that the viewer may not call the operation, rather than that something is missing first. */
export const isRefusedRight = ({ message }: Refusal): boolean => message === notAllowed;

const chooseCustomer = "Choose a customer first.";

/** The caller's session has ended, or never was one. Clients know this text. */
export const tokenExpired = "Token expired";

/** A name that every object has, such as constructor, is no operation. */
const knownOperations = new Map<string, Operation>(Object.entries(rows));

/** Whether the table lets a role call an operation; it lets nobody call one that it does not know. */
export const roleMayCall = (name: string, role: Role): boolean =>
  knownOperations.get(name)?.roles.includes(role) ?? false;

/**
 * The scope in which the viewer may call the operation, or the refusal. viewer is null without a valid session.
 * Refusals are the same for an operation that is unknown and one the role may not call.
 */
export const admit = (name: string, viewer: Viewer | null): Scope | Refusal => {
  const operation = knownOperations.get(name);
  if (!operation) return refuse(notAllowed);
  if (operation.reach === "public") return scopes.public();
  if (viewer === null) return refuse(tokenExpired);
  if (!operation.roles.includes(viewer.role)) return refuse(notAllowed);
  return scopes[operation.reach](viewer) ?? refuse(chooseCustomer);
};

/** Whether the viewer, who may call the operation, works in the clinic that its arguments name, if they name one. */
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
 * Whether a company that the arguments name must be the one that the viewer works for: always, but for a super admin, who names whose
 * rows are meant in calls that are not about one clinic.
 */
export const isBoundToCompany = (name: string, { role }: Viewer): boolean =>
  role !== Role.superAdmin || knownOperations.get(name)?.reach === "customer";
