import { Role } from "@restride/domain/access/roles.ts";
import type { ReactNode } from "react";
import type { ListedCustomerFragment } from "../../generated/operations.ts";
import type { Column } from "../../ui/DataTable.tsx";
import styles from "./CustomerList.module.css";

export type Customer = ListedCustomerFragment;

/** What a count opens, or null where the role may not open it. */
export interface CountLinks {
  readonly patients: (customer: Customer, text: string) => ReactNode;
  readonly cases: (customer: Customer, text: string) => ReactNode;
}

const name: Column<Customer> = {
  key: "name",
  title: "Name",
  pin: "left",
  cell: (row) => <span className={styles.name}>{row.name}</span>,
};

const text = (key: string, title: string, cell: (row: Customer) => string): Column<Customer> => ({ key, title, cell });

const Contact = ({ customer }: { customer: Customer }) => (
  <span className={styles.contact}>
    <span>{customer.contact.email}</span>
    <small>{customer.contact.phone}</small>
  </span>
);

const companyColumns = (links: CountLinks): Column<Customer>[] => [
  name,
  text("accesscode", "Access Code", (row) => row.accesscode),
  text("person", "Contact Person", (row) => row.contact.name),
  { key: "info", title: "Contact Info", cell: (row) => <Contact customer={row} /> },
  {
    key: "patients",
    title: "Active Patients",
    align: "right",
    cell: (row) => links.patients(row, row.patients.toLocaleString("en-US")),
  },
  {
    key: "cases",
    title: "Open Cases",
    align: "right",
    cell: (row) => links.cases(row, row.opencases.toLocaleString("en-US")),
  },
];

const superAdminColumns: readonly Column<Customer>[] = [
  name,
  text("contactname", "Contact - Name", (row) => row.contact.name),
  text("contactemail", "Contact - Email", (row) => row.contact.email),
  { key: "patients", title: "PATIENTS", align: "right", cell: (row) => row.patients.toLocaleString("en-US") },
  text("contactphone", "Contact - Phone", (row) => row.contact.phone),
  text("city", "City", (row) => row.address.city),
  text("state", "State", (row) => row.address.state),
  text("zip", "Zip", (row) => row.address.zip),
];

/** The columns of the customers: company users see the first set, a super admin the second. */
export const customerColumns = (role: Role, links: CountLinks): readonly Column<Customer>[] =>
  role === Role.superAdmin ? superAdminColumns : companyColumns(links);
