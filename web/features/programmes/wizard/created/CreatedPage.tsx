import { chainsOf } from "@restride/domain/programmes/linking.ts";
import { editedExercise } from "@restride/domain/programmes/edit-rows.ts";
import { datesOf, firstDueDate } from "@restride/domain/programmes/four-weeks.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import { maskPhone } from "@restride/domain/values/phone.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { Check, ClipboardList, Dumbbell, Flag, Package, Plus, Send, SquareActivity } from "lucide-react";
import { Link } from "react-router";
import { Button, buttonClass } from "../../../../ui/look/Button.tsx";
import { monthSlashDay, weekdayWord } from "../../preview/date-texts.ts";
import { type PreviewItem, previewItems } from "../../preview/preview-items.ts";
import { regimenGroups } from "../../exercises/regimen-groups.ts";
import { useNames } from "../../use-content.ts";
import { type NewPatient, usePlanned, useWizardState } from "../use-wizard.ts";
import { type CreatedPatient, wizard } from "../wizard-store.ts";
import styles from "./CreatedPage.module.css";
import { type PlannedEvent, plannedEvents } from "./planned-events.ts";
import * as texts from "./created-texts.ts";

const icons = {
  message: Send,
  order: Package,
  exercise: Dumbbell,
  device: SquareActivity,
  questionnaire: ClipboardList,
  surgery: Flag,
};

const Sum = ({ count, nouns, more }: { count: number; nouns: readonly [string, string]; more: string }) => (
  <div>
    <dt>
      <strong>{count}</strong> {nouns[count === 1 ? 0 : 1]}
    </dt>
    <dd>{more}</dd>
  </div>
);

function Sums({ items, planContext: { patient, today } }: { items: readonly PreviewItem[]; planContext: NewPatient }) {
  const { exercises, devices, feedback } = useWizardState().content.programme;
  const surgery = patient.surgery.date;
  const chains = chainsOf(exercises.map(editedExercise)).length;
  const regimens = regimenGroups(exercises).filter(({ id }) => id !== null).length;
  const forms = items.filter(({ display }) => display.kind === "questionnaire");
  const next = firstDueDate({ plans: forms, surgery, today });
  const firstDevice = firstDueDate({ plans: items.filter(({ display }) => display.kind === "device"), surgery, today });
  return (
    <dl className={styles.sums}>
      <Sum count={exercises.length} nouns={texts.exerciseNouns} more={texts.regimensAndChains(regimens, chains)} />
      <Sum
        count={devices.length}
        nouns={texts.deviceNouns}
        more={firstDevice ? texts.firstOn(formatUs(firstDevice)) : texts.noDueDate}
      />
      <Sum
        count={new Set(feedback.map(({ formid }) => formid)).size}
        nouns={texts.questionnaireNouns}
        more={next ? texts.nextOn(formatUs(next)) : texts.noDueDate}
      />
    </dl>
  );
}

const Line = ({ happening: { date, kind, text }, today }: { happening: PlannedEvent; today: string }) => {
  const Icon = icons[kind];
  return (
    <li>
      <span className={styles.day}>{date === today ? texts.today : weekdayWord(date)}</span>
      <span>{monthSlashDay(date)}</span>
      <Icon />
      <span>{text}</span>
    </li>
  );
};

const focusHeading = (heading: HTMLElement | null): void => heading?.focus();

/** Page after a patient was created: totals, what happens next, and one button that continues. */
export function CreatedPage({ created }: { created: CreatedPatient }) {
  const { content } = useWizardState();
  const planContext = usePlanned();
  const names = useNames();
  if (!planContext) return null;
  const { patient, today } = planContext;
  const name = `${patient.firstname} ${patient.lastname}`;
  const items = previewItems(content.programme, names);
  const surgery = patient.surgery.date;
  const lastDay = (kind: PreviewItem["display"]["kind"]): string | undefined =>
    items
      .flatMap((item) => (item.display.kind === kind ? (datesOf(item, { surgery, today }).at(-1) ?? []) : []))
      .toSorted()
      .slice(-1)
      .map(formatUs)[0];
  const happenings = plannedEvents({
    items,
    groups: regimenGroups(content.programme.exercises),
    nameOf: (regimen) => names.regimen(regimen).name,
    surgery,
    today,
    phone: maskPhone(patient.phone),
  });
  return (
    <div className={styles.page}>
      <span className={styles.tick}>
        <Check size={28} />
      </span>
      <h1 ref={focusHeading} tabIndex={-1} className={styles.title}>
        {texts.hasAProgramme(name)}
      </h1>
      <p className={styles.plan}>
        {texts.planAndLastDays(content.carePlan?.name ?? "", lastDay("exercise"), lastDay("questionnaire"))}
      </p>
      <Sums items={items} planContext={planContext} />
      <section className={styles.nextEvents} aria-label={texts.whatHappensNow}>
        <h2>{texts.whatHappensNow}</h2>
        <ul>
          {happenings.map((happening) => (
            <Line key={happening.text} happening={happening} today={today} />
          ))}
        </ul>
      </section>
      <div className={styles.actions}>
        <Link to={pathOf("patientAddInfo")} className={buttonClass({})} onClick={wizard.begin}>
          <Plus /> {texts.addAnotherPatient}
        </Link>
        <Button onClick={() => window.print()}>{texts.printProgramme}</Button>
        <Link to={pathOf("patientDetail", { id: created.patientId })} className={buttonClass({ variant: "primary" })}>
          {texts.openName(name)}
        </Link>
      </div>
    </div>
  );
}
