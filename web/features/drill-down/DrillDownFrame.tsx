import { percent, percentLabel } from "@restride/domain/progress/percent.ts";
import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/look/Button.tsx";
import { SkeletonLines } from "../../ui/look/Skeleton.tsx";
import { ErrorState } from "../../ui/look/States.tsx";
import { Drawer } from "../../ui/overlay/Drawer.tsx";
import { DrawerNote } from "../../ui/overlay/DrawerNote.tsx";
import styles from "./DrillDown.module.css";
import * as texts from "./drill-down-texts.ts";

/** Description and totals of an opened count. */
export interface DrillDownAnswer {
  readonly heading: string | null;
  readonly area: string | null;
  readonly sentence: string | null;
  readonly asOf: string | null;
  readonly total: number | null;
  /** Totals of due and done; missing for forms. */
  readonly due?: number | null;
  readonly done?: number | null;
}

interface DrillDownFrameProps {
  answer: DrillDownAnswer | undefined;
  failure: string | null;
  refetch: () => void;
  timeZone: string;
  /** Noun for the counted things, such as patients. */
  countedNoun: "patient" | "day" | "form";
  /** Text before the heading of the count. */
  headingPrefix?: string | undefined;
  /** Notice of changes since the count was pressed. */
  changed?: ReactNode;
  actions?: ReactNode;
  onExport: () => void;
  onClose: () => void;
  children: ReactNode;
}

const grouped = (count: number | null | undefined): string => (count ?? 0).toLocaleString("en-US");

/** Totals of a count: people or days, due, and done. */
function DrillDownTotals({
  answer: { total, due, done },
  countedNoun,
}: Pick<DrillDownFrameProps, "countedNoun"> & { answer: DrillDownAnswer }) {
  const share = percentLabel(percent({ due: due ?? 0, done: done ?? 0 }));
  return (
    <dl className={styles.sums}>
      {(
        [
          [grouped(total), `${countedNoun}${total === 1 ? "" : "s"}`],
          [grouped(due), due === 1 ? texts.itemDayDue : texts.itemDaysDue],
          [grouped(done), `done, ${share}`],
        ] as const
      ).map(([count, word]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Placeholder of the sentence, the totals, and the first rows. */
const Waiting = () => (
  <div className={styles.waiting}>
    <SkeletonLines height={72} />
    <SkeletonLines height={56} />
    <SkeletonLines count={8} height={48} />
  </div>
);

/** Drawer frame with the description and totals of an opened number above its rows. */
export function DrillDownFrame({
  answer,
  failure,
  refetch,
  timeZone,
  countedNoun,
  headingPrefix,
  changed,
  ...props
}: DrillDownFrameProps) {
  const { heading, area, sentence, asOf, total } = answer ?? {};
  const title = [headingPrefix, heading ?? (failure ? texts.notCounted : texts.countingLabel)]
    .filter(Boolean)
    .join(", ");
  return (
    <Drawer title={title} about={area ?? ""} width="wide" isStep={false} onClose={props.onClose}>
      {failure && !answer && <ErrorState message={failure} reassurance={texts.nothingWasChanged} onRetry={refetch} />}
      {!answer && !failure && <Waiting />}
      {answer && (
        <>
          <DrawerNote>
            {sentence} {asOf && texts.countedAsOf(formatInstant(Date.parse(asOf), timeZone))} {changed}
          </DrawerNote>
          <div className={styles.bar}>
            {countedNoun !== "form" && <DrillDownTotals answer={answer} countedNoun={countedNoun} />}
            {props.actions}
            <Button variant="text" icon={<Download />} disabled={total === 0} onClick={props.onExport}>
              {texts.csv}
            </Button>
          </div>
          {total === 0 && <p className={styles.emptyText}>{texts.noneTexts[countedNoun]}</p>}
          {props.children}
        </>
      )}
    </Drawer>
  );
}
