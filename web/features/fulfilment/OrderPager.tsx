import { ChevronDown, ChevronUp } from "lucide-react";
import { IconButton } from "../../ui/look/IconButton.tsx";
import styles from "./Order.module.css";
import { useOrderNeighbours } from "./use-order-neighbours.ts";

/** The next order and the one before in the list that was left, for who came from it. */
export function OrderPager({ id }: { id: string }) {
  const { position, go } = useOrderNeighbours(id);
  if (!position) return null;
  const { number, total } = position;
  return (
    <span className={styles.pager}>
      <IconButton
        label="Previous order (K)"
        reason="This is the first order of the list."
        disabled={number === 1}
        icon={<ChevronUp />}
        onClick={() => void go(-1)}
      />
      <span>
        {number.toLocaleString("en-US")} of {total.toLocaleString("en-US")}
      </span>
      <IconButton
        label="Next order (J)"
        reason="This is the last order of the list."
        disabled={number === total}
        icon={<ChevronDown />}
        onClick={() => void go(1)}
      />
    </span>
  );
}
