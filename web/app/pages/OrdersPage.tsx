import { OrderList } from "../../features/fulfilment/OrderList.tsx";
import { enterCustomer } from "../session/enter-customer.ts";

/** Page with the orders of devices; a silent device's patient or case is opened in its clinic. */
export const OrdersPage = () => <OrderList enter={enterCustomer} />;
