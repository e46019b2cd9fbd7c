import type { ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import { windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { holdText } from "@restride/domain/schedules/hold-texts.ts";
import { Check, Info } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Button } from "../../../../ui/look/Button.tsx";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import styles from "../../Card.module.css";
import type { OfferedRegimenFragment } from "../../content.graphql.ts";
import { ItemPicture } from "../../ItemPicture.tsx";
import * as texts from "./regimens-texts.ts";

type Entry = OfferedRegimenFragment["exerciseschedule"][number];

const visibleCount = 7;

const doseText = ({ holdseconds, repeat, set, time }: Entry): string =>
  [holdText(holdseconds), `${repeat} × ${set}`, texts.aDay(time)].filter(Boolean).join(", ");

const Entries = ({ entries }: { entries: readonly Entry[] }) => (
  <ul>
    {entries.map((entry, at) => (
      <li key={`${entry.exercise._id} ${at}`}>
        <ItemPicture image={entry.exercise.image ?? ""} kind="exercise" small />
        <span className={styles.twoLines}>
          {entry.exercise.name}
          <small>{doseText(entry)}</small>
        </span>
      </li>
    ))}
  </ul>
);

/** Returns how many exercises of a regimen are already in the programme on overlapping days. */
const countRepeated = ({ exerciseschedule }: OfferedRegimenFragment, exercises: readonly ProgrammeExercise[]): number =>
  exerciseschedule.filter(({ exercise, startdate, enddate }) =>
    exercises.some((row) => row.exercise === exercise._id && row.startdate <= enddate && row.enddate >= startdate),
  ).length;

interface RegimenCardProps {
  regimen: OfferedRegimenFragment;
  isAssigned: boolean;
  /** Exercises of the current programme. */
  exercises: readonly ProgrammeExercise[];
  /** Today, counted from surgery. */
  day: number;
  onToggle: () => void;
}

/** Warning before a regimen is assigned: its days have passed, or exercises would be due twice. */
function Warning({ regimen, isAssigned, exercises, day }: Omit<RegimenCardProps, "onToggle">) {
  const repeats = isAssigned ? 0 : countRepeated(regimen, exercises);
  const hasPassed = regimen.enddate < day;
  if (repeats === 0 && !hasPassed) return null;
  const count = regimen.exerciseschedule.length;
  return (
    <p className={styles.notice}>
      <Info size={14} />
      {hasPassed ? texts.itsDaysHavePassed : texts.ofTheAreAssignedAlready(repeats, count)}
    </p>
  );
}

const Head = ({ regimen, isAssigned }: Pick<RegimenCardProps, "regimen" | "isAssigned">) => (
  <div className={styles.head}>
    <div>
      <h2>{regimen.name}</h2>
      <p>
        {windowLabel(regimen)} · {texts.exerciseCount(regimen.exerciseschedule.length)}
      </p>
    </div>
    {isAssigned && (
      <span className={styles.chosenMark}>
        <Check size={13} aria-label={texts.assignedLabel} />
      </span>
    )}
  </div>
);

/** Card of a regimen with its first exercises and a warning about repeats. On its button Space assigns, Enter shows all of it. */
export function RegimenCard(props: RegimenCardProps) {
  const { regimen, isAssigned, day, onToggle } = props;
  const [isViewing, setViewing] = useState(false);
  const { name, exerciseschedule: entries } = regimen;
  const more = entries.length - visibleCount;
  const does = isAssigned ? texts.remove : texts.assign;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    setViewing(true);
  };
  return (
    <article className={styles.card} data-chosen={isAssigned} aria-label={name}>
      <Head {...props} />
      <div className={styles.section}>
        <Entries entries={entries.slice(0, visibleCount)} />
        {more > 0 && (
          <button type="button" className={styles.link} onClick={() => setViewing(true)}>
            {texts.moreText(more)}
          </button>
        )}
      </div>
      <Warning {...props} />
      <div className={styles.foot}>
        <Button
          className={styles.wideButton}
          data-card-focus
          data-add-button
          disabled={regimen.enddate < day && !isAssigned}
          aria-label={`${does} ${name}`}
          onKeyDown={onKey}
          onClick={onToggle}
        >
          {does}
        </Button>
        <Button variant="text" aria-label={texts.viewName(name)} onClick={() => setViewing(true)}>
          {texts.view}
        </Button>
      </div>
      {isViewing && (
        <Dialog title={name} subject={windowLabel(regimen)} width="medium" onClose={() => setViewing(false)}>
          <div className={styles.section}>
            <Entries entries={entries} />
          </div>
        </Dialog>
      )}
    </article>
  );
}
