import { orderStates } from "@restride/domain/fulfilment/device-state.ts";
import styles from "./OrderList.module.css";
import * as texts from "./fulfilment-texts.ts";
import { deviceStateLabel } from "@restride/domain/fulfilment/device-texts.ts";

interface OrderTabsProps {
  status: "Pending" | "Shipped";
  /** Number of orders in each tab; undefined until loaded. */
  counts: { readonly pending?: number | null; readonly shipped?: number | null } | undefined;
  onStatus: (status: "Pending" | "Shipped") => void;
}

/** Tabs of the two states of orders, each with its count. */
export const OrderTabs = ({ status, counts, onStatus }: OrderTabsProps) => (
  <nav className={styles.tabs} aria-label={texts.statesOfOrders}>
    {orderStates.map((state) => {
      const count = state === "Pending" ? counts?.pending : counts?.shipped;
      return (
        <button
          key={state}
          type="button"
          aria-current={state === status ? "page" : undefined}
          onClick={() => onStatus(state)}
        >
          {deviceStateLabel(state)} <span className={styles.count}>{count?.toLocaleString("en-US") ?? "—"}</span>
        </button>
      );
    })}
  </nav>
);
