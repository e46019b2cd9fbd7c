import { CustomerEdit } from "../../features/customers/CustomerPages.tsx";
import { enterCustomer } from "../session/enter-customer.ts";

/** Page with the form of a customer. Saving the customer of the current session updates the session's name, code, logo, and time zone. */
export const CustomerEditPage = () => <CustomerEdit enter={enterCustomer} />;
