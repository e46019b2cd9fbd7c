import { ownProfilePath } from "./landing.ts";
import { isCompanyUser, Role } from "./roles.ts";
import type { Route, Visitor } from "./routes.ts";
import { mayOpen, routes } from "./routes.ts";
import * as texts from "./menu-texts.ts";

/** Badge of a menu item: the count of open cases, a dot for a new message, or the mark of changed reminders. */
export type MenuBadge = "cases" | "newMessage" | "reminders";

/** Item of a header. */
export interface MenuItem {
  readonly label: string;
  readonly path: string;
  readonly badge?: MenuBadge;
  /** Path prefix of the item's pages, when it is not the item's own path. */
  readonly pages?: string;
}

interface Entry extends MenuItem {
  readonly route: Route;
  /** The operation without which the item's page shows nothing. */
  readonly operation?: string;
  readonly extra?: (visitor: Visitor) => boolean;
}

const entry = (label: string, route: Route, more: Partial<Entry> = {}): Entry => ({
  label,
  route,
  path: route.path,
  ...more,
});

const messages = { badge: "newMessage", operation: "getPatientMessages" } as const;

/** All items in the order of the main header. An item is shown when its route may be opened and its extra condition holds. */
const entries: readonly Entry[] = [
  entry(texts.home, routes.compliance),
  entry(texts.surgeons, routes.surgeons),
  entry(texts.profile, routes.profile, { path: ownProfilePath }),
  entry(texts.patients, routes.patientList, {
    extra: (visitor) => visitor.role !== Role.surgeon || visitor.patientsCount > 0,
  }),
  entry(texts.users, routes.users),
  entry(texts.fulfilment, routes.fulfillment, {
    extra: (visitor) => visitor.role === Role.companyAdmin && !visitor.hasCustomer,
  }),
  // A super admin reaches customers through a company, so has the item Companies instead.
  entry(texts.customers, routes.customers, { extra: ({ role }) => role !== Role.superAdmin }),
  entry(texts.companyUsers, routes.companyUsers),
  entry(texts.cases, routes.cases, { badge: "cases", operation: "getActionCaseList" }),
  entry(texts.messages, routes.notification, messages),
  entry(texts.messages, routes.inbox, messages),
  entry(texts.companies, routes.companies),
  entry(texts.reminders, routes.events, { badge: "reminders" }),
  entry(texts.content, routes.contentCarePlans, { pages: "/content" }),
  entry(texts.support, routes.support),
];

/** Labels of the second, lighter header, in its own order. */
const customerLabels = [texts.home, texts.surgeons, texts.users, texts.patients, texts.messages, texts.reminders];

/** Items of the two headers. `customer` is empty unless a company user has chosen a customer. */
export interface Menu {
  readonly main: readonly MenuItem[];
  readonly customer: readonly MenuItem[];
}

const menuItemOf = ({ label, path, badge, pages }: Entry): MenuItem => ({
  label,
  path,
  ...(badge && { badge }),
  ...(pages && { pages }),
});

/**
 * The menus of a visitor: one header, or two for a company user with a chosen customer. Pages of operations that the product is without
 * have no item.
 */
export function menuFor(visitor: Visitor, isOperation: (name: string) => boolean = () => true): Menu {
  const isThere = ({ operation }: Entry): boolean => operation === undefined || isOperation(operation);
  const visible = entries.filter(
    (one) => isThere(one) && mayOpen(one.route, visitor) && (one.extra?.(visitor) ?? true),
  );
  if (!isCompanyUser(visitor.role) || !visitor.hasCustomer) return { main: visible.map(menuItemOf), customer: [] };
  const lighter = customerLabels.flatMap((label) => visible.filter((one) => one.label === label));
  return { main: visible.filter((one) => !lighter.includes(one)).map(menuItemOf), customer: lighter.map(menuItemOf) };
}
