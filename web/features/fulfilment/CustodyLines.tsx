import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../ui/look/IconButton.tsx";
import { CorrectDialog } from "./CorrectDialog.tsx";
import styles from "./Order.module.css";
import type { CustodyLineFragment, OrderFragment } from "./fulfilment.graphql.ts";
import * as texts from "./fulfilment-texts.ts";

const authorText = ({ by, source }: CustodyLineFragment): string =>
  source === "Console" || source === "Before" || source === by
    ? by
    : [by, source.toLowerCase()].filter(Boolean).join(", ");

/** Chain of custody of an order's devices. A line cannot be changed afterward, only taken back by another line. */
export function CustodyLines({ order }: { order: OrderFragment }) {
  const [wrongLine, setWrong] = useState<CustodyLineFragment | null>(null);
  return (
    <section className={styles.card} aria-label={texts.whatHappened}>
      <h2 className={styles.title}>{texts.whatHappened}</h2>
      <ol className={styles.chain}>
        {order.happened.map((line) => (
          <li key={line._id} data-retracted={line.takenBack}>
            <span>
              <strong>{line.text}</strong>
              {line.note && <em>“{line.note}”</em>}
              <small>
                {[
                  formatInstant(Date.parse(line.at), order.timezone),
                  authorText(line),
                  line.takenBack && texts.takenBack,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            </span>
            {line.correctable && (
              <IconButton label={texts.takeBack(line.text)} icon={<Undo2 />} onClick={() => setWrong(line)} />
            )}
          </li>
        ))}
      </ol>
      {wrongLine && (
        <CorrectDialog
          order={order}
          line={wrongLine}
          title={texts.takeThisLineBack}
          confirm={texts.takeBackText}
          onClose={() => setWrong(null)}
        />
      )}
    </section>
  );
}
