import { weeksIn } from "@restride/domain/progress-page/progress-weeks.ts";
import { defaultPeriod, type Period, spanOf } from "@restride/domain/progress/periods.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { type ReactNode, useState } from "react";
import { useLite } from "../../platform/page/use-lite.ts";
import { LazyDialog } from "../../ui/overlay/LazyDialog.tsx";
import { areaTitles, Compliance } from "./Compliance.tsx";
import { type FilledForm, formsOfWeek } from "./filled-forms.ts";
import { Questionnaires, WeekFormsDialog } from "./FilledForms.tsx";
import { type ChartSource, unitBehind, type Vital, vitalsOf } from "./vitals.ts";
import { Greeting, ContactFooter } from "./Greeting.tsx";
import type { SurveyFragment } from "./progress-page.graphql.ts";
import { Vitals } from "./Vitals.tsx";
import { WeeksDialog } from "./WeeksDialog.tsx";
import styles from "./Progress.module.css";
import { lazyComponent } from "../../ui/page/lazy-component.tsx";
import * as texts from "./progress-page-texts.ts";

const ActivityChart = lazyComponent(async () => (await import("./ActivityChart.tsx")).ActivityChart);
const ScoreChart = lazyComponent(async () => (await import("./ScoreChart.tsx")).ScoreChart);

/** Patient whose progress is read, and the link's token; undefined for a signed-in user. */
export interface Access {
  readonly patientid: string;
  readonly link: string | undefined;
}

/** Content of other features on this page. */
export interface FromOthers {
  readonly links: (access: Access) => ReactNode;
  readonly deviceChart: (access: Access, source: ChartSource & { kind: "device" }) => ReactNode;
  readonly form: (access: Access, form: FilledForm, timeZone: string, onClose: () => void) => ReactNode;
}

type OpenOverlay =
  | { readonly kind: "chart"; readonly vital: Vital }
  | { readonly kind: "weeks"; readonly area: Area }
  | { readonly kind: "week"; readonly sunday: CalendarDate }
  | { readonly kind: "form"; readonly form: FilledForm };

interface ProgressProps extends FromOthers {
  access: Access;
  survey: SurveyFragment;
}

function Chart({
  access,
  vital,
  deviceChart,
  onClose,
}: Pick<ProgressProps, "access" | "deviceChart"> & { vital: Vital; onClose: () => void }) {
  const { chart, label } = vital;
  return (
    <LazyDialog title={label} width="full" onClose={onClose}>
      <p className={styles.sentence}>
        {vital.meaning} <strong>{texts.nowText(vital.value, unitBehind(vital))}</strong>
      </p>
      <div className={`${styles.chart} loading-bar`} data-tables>
        {chart.kind === "device" ? (
          deviceChart(access, chart)
        ) : (
          <ScoreChart patientid={access.patientid} link={access.link} name={chart.name} title={label} />
        )}
      </div>
    </LazyDialog>
  );
}

/** Sections of the page, and the dialogs that they open. */
export function Progress({ access, survey, links, deviceChart, form }: ProgressProps) {
  const isEmbedded = useLite() && access.link === undefined;
  const [period, setPeriod] = useState<Period>(defaultPeriod);
  const [open, setOpen] = useState<OpenOverlay | null>(null);
  const close = (): void => setOpen(null);
  const openForm = (filled: FilledForm): void => setOpen({ kind: "form", form: filled });
  const weeks = weeksIn(survey.weeks, spanOf(period, survey.today));
  const openWeek = (sunday: CalendarDate): void => setOpen({ kind: "week", sunday });
  return (
    <>
      <Greeting survey={survey} isNamed={!isEmbedded} />
      {isEmbedded && <ActivityChart patientid={access.patientid} today={survey.today} />}
      <Vitals vitals={vitalsOf(survey)} onView={(vital) => setOpen({ kind: "chart", vital })} />
      <Compliance
        weeks={weeks}
        includesDevices={survey.includedevices}
        period={period}
        onPeriod={setPeriod}
        onOpen={(area) => setOpen({ kind: "weeks", area })}
      />
      <Questionnaires forms={survey.forms} onOpen={openForm} />
      {links(access)}
      {!isEmbedded && <ContactFooter survey={survey} />}
      {open?.kind === "chart" && <Chart access={access} vital={open.vital} deviceChart={deviceChart} onClose={close} />}
      {open?.kind === "weeks" && (
        <WeeksDialog
          area={open.area}
          title={new Map(areaTitles).get(open.area)!}
          weeks={weeks}
          onOpenWeek={open.area === "questionnaire" ? openWeek : undefined}
          onClose={close}
        />
      )}
      {open?.kind === "week" && (
        <WeekFormsDialog
          sunday={open.sunday}
          forms={formsOfWeek(survey.forms, open.sunday)}
          onOpen={openForm}
          onBack={() => setOpen({ kind: "weeks", area: "questionnaire" })}
          onClose={close}
        />
      )}
      {open?.kind === "form" && form(access, open.form, survey.timezone, close)}
    </>
  );
}
