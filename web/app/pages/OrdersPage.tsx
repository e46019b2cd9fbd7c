import { OrderList } from "../../features/fulfilment/OrderList.tsx";
import { enterCustomer } from "../session/enter-customer.ts";

/** The orders of devices; a patient or case of a silent device is opened in its clinic. */
export const OrdersPage = () => <OrderList enter={enterCustomer} />;
