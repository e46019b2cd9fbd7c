import { Role } from "@restride/domain/access/roles.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import { openStatuses } from "@restride/domain/case-states/case-list-path.ts";
import type { CaseStatus } from "@restride/domain/case-states/case-status.ts";
import { shownPhone } from "@restride/domain/values/phone.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Column } from "../../ui/list/DataTable.tsx";
import styles from "./CustomerList.module.css";
import type { ListedCustomerFragment } from "./customers.graphql.ts";
import * as texts from "./customers-texts.ts";

export type Customer = ListedCustomerFragment;

/** Functions that render a count as a link, or as text where the role may not open it. */
export interface CountLinks {
  readonly patients: (customer: Customer, text: string) => ReactNode;
  readonly cases: (customer: Customer, text: string, statuses: readonly CaseStatus[]) => ReactNode;
}

const name: Column<Customer> = {
  key: "name",
  title: texts.name,
  pin: "left",
  cell: (row) => (
    <span className={styles.name} title={row.name}>
      {row.name}
    </span>
  ),
};

const text = (key: string, title: string, cell: (row: Customer) => string): Column<Customer> => ({
  key,
  title,
  cell: (row) => cell(row) || "—",
});
const number = (key: string, title: string, cell: (row: Customer) => ReactNode): Column<Customer> => ({
  key,
  title,
  align: "right",
  cell,
});
const countText = (count: number): string => count.toLocaleString("en-US");

const Contact = ({ customer }: { customer: Customer }) => (
  <span className={styles.contact}>
    <span title={customer.contact.email}>{customer.contact.email || "—"}</span>
    <small>{shownPhone(customer.contact.phone)}</small>
  </span>
);

export const EditLink = ({ customer }: { customer: Customer }) => (
  <Link to={pathOf("customerEdit", { id: customer._id })} aria-label={texts.editName(customer.name)}>
    {texts.edit}
  </Link>
);

const edit = (title: string): Column<Customer> => ({
  key: "edit",
  title,
  pin: "right",
  cell: (row) => <EditLink customer={row} />,
});

const companyColumns = (links: CountLinks): Column<Customer>[] => [
  name,
  text("accesscode", texts.accessCode, (row) => row.accesscode),
  text("person", texts.contactPerson, (row) => row.contact.name),
  { key: "info", title: texts.contactInfo, cell: (row) => <Contact customer={row} /> },
  number("patients", texts.activePatients, (row) => links.patients(row, countText(row.patients))),
  number("cases", texts.openCases, (row) => links.cases(row, countText(row.opencases), openStatuses)),
];

const adminColumns = (links: CountLinks): readonly Column<Customer>[] => [
  number("unassigned", texts.unassignedCases, (row) => links.cases(row, countText(row.unassigned), ["Unassigned"])),
  edit(texts.action),
];

const superAdminColumns: readonly Column<Customer>[] = [
  name,
  text("contactname", texts.contactName, (row) => row.contact.name),
  text("contactemail", texts.contactEmail, (row) => row.contact.email),
  number("patients", texts.patients, (row) => countText(row.patients)),
  text("contactphone", texts.contactPhone, (row) => shownPhone(row.contact.phone)),
  text("city", texts.city, (row) => row.address.city),
  text("state", texts.state, (row) => row.address.state),
  text("zip", texts.zip, (row) => row.address.zip),
  edit(texts.actionHeading),
];

/**
 * Returns the columns of the customers: a first set for company users, of which the last two are only for company admins; a second set for a super
 * admin.
 */
export const customerColumns = (role: Role, links: CountLinks): readonly Column<Customer>[] => {
  if (role === Role.superAdmin) return superAdminColumns;
  return role === Role.companyAdmin ? [...companyColumns(links), ...adminColumns(links)] : companyColumns(links);
};
