import { CustomerList } from "../../features/customers/CustomerList.tsx";
import { enterCustomer } from "../enter-customer.ts";

/** The customers, and entering one. */
export const CustomersPage = () => <CustomerList enter={enterCustomer} />;
