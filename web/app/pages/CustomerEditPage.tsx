import { CustomerEdit } from "../../features/customers/CustomerPages.tsx";
import { enterCustomer } from "../session/enter-customer.ts";

/** The form of a customer; saving the one that is worked in renews the session's name, code, logo and zone. */
export const CustomerEditPage = () => <CustomerEdit enter={enterCustomer} />;
