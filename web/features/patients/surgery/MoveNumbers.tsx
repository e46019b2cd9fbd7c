import { daysBetween } from "@restride/domain/values/calendar-date.ts";
import { areasText, byDaysText } from "./moved-lines.ts";
import styles from "./MoveDialog.module.css";
import type { ShownPlan } from "./use-tried-move.ts";
import * as texts from "./surgery-texts.ts";

/** Effects of the items in each listing: of all items, or of the items of one count. */
export const listings = {
  all: [],
  move: ["moves"],
  run: ["longer", "shorter"],
  past: ["startsToday", "drops"],
} as const satisfies Record<string, readonly string[]>;
export type Listing = keyof typeof listings;

/** Returns the items of a listing. */
export const itemsOfListing = ({ items }: Pick<ShownPlan, "items">, listing: Listing): ShownPlan["items"] => {
  const effects: readonly string[] = listings[listing];
  return effects.length === 0 ? items : items.filter(({ effect }) => effects.includes(effect));
};

interface NumberProps {
  count: number;
  label: string;
  more: string;
  onOpen?: () => void;
}

const Tile = ({ count, label, more, onOpen }: NumberProps) => (
  <div className={styles.number}>
    {onOpen && count > 0 ? (
      <button type="button" onClick={onOpen}>
        <strong>{count}</strong> {label}
      </button>
    ) : (
      <p>
        <strong>{count}</strong> {label}
      </p>
    )}
    <small>{more}</small>
  </div>
);

/** Labels without numbers, while the date is unchanged. */
const unmoved = { move: texts.moveLabel, run: texts.runLongerOrShorter };

/** Effects of a move as four numbers. */
export function MoveNumbers({ plan, onList }: { plan: ShownPlan; onList: (listing: Listing) => void }) {
  const { from, to, donedays } = plan;
  const [moving, running, past] = [
    itemsOfListing(plan, "move"),
    itemsOfListing(plan, "run"),
    itemsOfListing(plan, "past"),
  ];
  const isMoved = from !== to;
  const dropped = past.filter(({ effect }) => effect === "drops").length;
  return (
    <div className={styles.numbers}>
      <Tile
        count={moving.length}
        label={isMoved ? texts.moveByDays(moving.length, byDaysText(from, to)) : unmoved.move}
        more={areasText(moving) || texts.nothingMoves}
        onOpen={() => onList("move")}
      />
      <Tile
        count={running.length}
        label={isMoved ? texts.runByDays(running.length, daysBetween(from, to)) : unmoved.run}
        more={texts.startedAlready}
        onOpen={() => onList("run")}
      />
      <Tile
        count={donedays}
        label={donedays === 1 ? texts.doneDayStays : texts.doneDaysStay}
        more={texts.nothingBeforeTodayChanges}
      />
      <Tile
        count={past.length}
        label={past.length === 1 ? texts.fallsInThePast : texts.fallInThePast}
        more={dropped > 0 ? texts.ofThemEnd(dropped) : past.length > 0 ? texts.theyStartToday : texts.nothingIsLost}
        onOpen={() => onList("past")}
      />
    </div>
  );
}
