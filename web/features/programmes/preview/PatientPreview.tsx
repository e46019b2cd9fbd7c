import { countText } from "@restride/domain/texts/count-text.ts";
import type { Pauses } from "@restride/domain/schedules/hold.ts";
import { aboutText, minutesOf, roundsOf } from "@restride/domain/programmes/effort.ts";
import { firstSunday, fourWeeks, isSameDay, type ProgrammeDay } from "@restride/domain/programmes/four-weeks.ts";
import type { Programme } from "@restride/domain/programmes/programme.ts";
import { surgeryDayLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { ArrowRight, ChevronLeft, ChevronRight, Info } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "../../../ui/look/Button.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { ErrorState } from "../../../ui/look/States.tsx";
import type { EditedProgramme } from "../edited-programme.ts";
import type { PlanContext } from "../plan-context.ts";
import type { MissingNames } from "../use-content.ts";
import { shortDay, spanText } from "./date-texts.ts";
import { PreviewCalendar } from "./PreviewCalendar.tsx";
import { PreviewDay } from "./PreviewDay.tsx";
import { type ItemKind, namesTwice, ofKind, type PreviewItem, previewItems } from "./preview-items.ts";
import styles from "./PatientPreview.module.css";
import * as texts from "./preview-texts.ts";

/** Returns the load of a day as text, for the kind of items on the page. */
const dayText = (items: readonly PreviewItem[], kind: ItemKind): string => {
  const doses = items.map(({ display }) => display);
  if (kind === "device") return texts.devicesAndMeasurements(items.length, roundsOf(doses));
  if (kind === "questionnaire") return texts.questionnaireCount(items.length);
  return texts.roundsAndTime(roundsOf(doses), aboutText(minutesOf(doses)));
};

const willSee = texts.asThePatientWillSee;

/** Props of a preview. */
export interface PreviewProps {
  planContext: PlanContext;
  kind: ItemKind;
  edited: EditedProgramme;
  /** Programme with the values typed into an open row; by default the changed programme. */
  typed?: Programme | undefined;
  /** When set, the preview shows the differences from the saved programme, with this content below. */
  changes?: ReactNode;
}

interface ShownDay {
  readonly day: ProgrammeDay<PreviewItem>;
  readonly before: ProgrammeDay<PreviewItem>;
  readonly kind: ItemKind;
}

/** Comparison of a day before and after. */
function ComparedDay({ day, before, kind }: ShownDay) {
  const [was, is] = [ofKind(before, kind), ofKind(day, kind)].map((items) =>
    items.length === 0
      ? texts.nothingDue
      : [kind === "exercise" && countText(items.length, kind), dayText(items, kind)].filter(Boolean).join(", "),
  );
  return (
    <div className={styles.day}>
      <p>
        <strong>{shortDay(day.date)}</strong> · {surgeryDayLabel(day.day)}
      </p>
      <p className={styles.comparison}>
        {was !== is && (
          <>
            <s>{was}</s>
            <ArrowRight size={14} aria-label={texts.becomes} />
          </>
        )}
        <strong>{is}</strong>
      </p>
    </div>
  );
}

/** Notice of items that are due twice on a day, which is allowed, with a button that shows the first such day. */
function DuplicateNotice({
  days,
  onShow,
}: {
  days: readonly ProgrammeDay<PreviewItem>[];
  onShow: (date: CalendarDate) => void;
}) {
  const names = namesTwice(days);
  const first = days.find((day) => namesTwice([day]).length > 0);
  if (first === undefined) return null;
  return (
    <p className={styles.duplicateNotice}>
      <Info size={14} aria-hidden />
      <span>{texts.standsStandTwiceOnSome(names)}</span>
      <Button size="small" onClick={() => onShow(first.date)}>
        {texts.showThem}
      </Button>
    </p>
  );
}

/** Returns the four weeks of a page, as saved and as changed. */
function useFourWeeks({ planContext: { patient, today }, edited, typed }: PreviewProps, page: number) {
  const itemsOf = (visibleProgramme: Programme, pauses: Pauses) => ({
    plans: previewItems(visibleProgramme, edited.names),
    surgery: patient.surgery.date,
    today,
    pauses,
  });
  const [saved, now] = [itemsOf(edited.saved, edited.pauses), itemsOf(typed ?? edited.programme, edited.pauses)];
  const sunday = addDays(firstSunday(saved), page * 28);
  return { sunday, days: fourWeeks(now, sunday), before: fourWeeks(saved, sunday) };
}

/** Error in place of the preview, when the names could not be loaded. */
const NoPreview = ({ missing: { failure, refetch } }: { missing: MissingNames }) => (
  <section className={styles.panel} aria-label={willSee}>
    <h2 className={styles.title}>{willSee}</h2>
    <ErrorState
      message={texts.thePreviewCouldNotBe}
      reassurance={texts.yourScheduleIsSafeAndCan(failure)}
      onRetry={refetch}
    />
  </section>
);

/** Preview of four weeks of the programme as the patient will see them, with one day in detail. */
export const PatientPreview = (props: PreviewProps) =>
  props.edited.missing ? <NoPreview missing={props.edited.missing} /> : <FourWeeks {...props} />;

function FourWeeks(props: PreviewProps) {
  const { planContext, kind, changes } = props;
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  const { sunday, days, before } = useFourWeeks(props, page);
  const changed = new Set(days.filter((day, at) => !isSameDay(day, before[at]!)).map(({ date }) => date));
  const at = [
    days.findIndex(({ date }) => date === chosen),
    changes === undefined ? -1 : days.findIndex(({ date }) => changed.has(date)),
    days.findIndex((each) => ofKind(each, kind).length > 0),
    0,
  ].find((place) => place >= 0)!;
  const day = days[at]!;
  const items = ofKind(day, kind);
  const title = changes === undefined ? willSee : texts.whatThisChanges;
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.title}>
        {title} {changes !== undefined && <small>{texts.fromTodayOn}</small>}
      </h2>
      <section className={styles.weeks} aria-label={texts.weeks}>
        <header className={styles.span}>
          <strong>{spanText(sunday, addDays(sunday, 27))}</strong>
          <IconButton label={texts.weeksEarlier} icon={<ChevronLeft />} onClick={() => setPage(page - 1)} />
          <IconButton label={texts.weeksLater} icon={<ChevronRight />} onClick={() => setPage(page + 1)} />
        </header>
        <PreviewCalendar
          days={days}
          changed={changed}
          today={planContext.today}
          chosen={day.date}
          onChoose={setChosen}
        />
      </section>
      <DuplicateNotice days={days} onShow={setChosen} />
      {changes === undefined ? (
        <PreviewDay day={day} items={items} text={dayText(items, kind)} />
      ) : (
        <>
          <ComparedDay day={day} before={before[at]!} kind={kind} />
          {changes}
        </>
      )}
    </section>
  );
}
