import card from "../../Card.module.css";
import { SkeletonBar, useHasLasted } from "../../../../ui/look/States.tsx";
import styles from "./CarePlanStep.module.css";
import * as texts from "./careplan-texts.ts";

const [cards, lines] = [
  [1, 2, 3],
  [1, 2, 3, 4, 5, 6, 7],
];

/** Placeholders of cards that load; nothing for the first 300 ms. */
export function WaitingCards({ subject }: { subject: string }) {
  const isShown = useHasLasted(300, true);
  return (
    isShown && (
      <ul className={styles.waiting} aria-busy aria-label={texts.areOnTheirWay(subject)}>
        {cards.map((each) => (
          <li key={each} className={card.card}>
            <div className={card.head}>
              <SkeletonBar width="60%" />
            </div>
            <div className={card.section}>
              {lines.map((line) => (
                <p key={line} className={card.twoLines}>
                  <SkeletonBar width={`${90 - line * 5}%`} />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    )
  );
}
