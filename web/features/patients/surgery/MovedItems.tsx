import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { TableHead } from "../../../ui/list/TableHead.tsx";
import { effectText } from "./moved-lines.ts";
import styles from "./MoveDialog.module.css";
import type { MovedItemLineFragment } from "./surgery.graphql.ts";
import * as texts from "./surgery-texts.ts";

const datesText = ({
  from,
  to,
}: {
  from: MovedItemLineFragment["before"]["from"];
  to: MovedItemLineFragment["before"]["to"];
}) => `${formatUs(from)} – ${formatUs(to)}`;

/** Table of items with their dates before and after, and the reason. */
export const MovedItems = ({ items }: { items: readonly MovedItemLineFragment[] }) => (
  <table className={styles.items}>
    <TableHead heads={[texts.item, texts.before, texts.after, texts.whyLabel]} />
    <tbody>
      {items.map(({ _id, name, effect, before, after }) => (
        <tr key={_id}>
          <td>{name}</td>
          <td>{datesText(before)}</td>
          <td>{after ? datesText(after) : "—"}</td>
          <td>{effectText(effect)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
