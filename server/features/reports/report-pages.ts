import { surgeryDaysLabel, surgeryTypeLabel, type SurgeryType } from "@restride/domain/patients/surgery-days.ts";
import { sumProgress } from "@restride/domain/progress/day-progress.ts";
import { countsLabel, percent, percentLabel } from "@restride/domain/progress/percent.ts";
import { scoreLabels } from "@restride/domain/progress/score-labels.ts";
import { painLevelOf } from "@restride/domain/questionnaires/pain-level.ts";
import { areas, type Area } from "@restride/domain/schedules/schedule-item.ts";
import { addDays, type CalendarDate, formatUs, startOfWeek } from "@restride/domain/values/calendar-date.ts";
import type { PdfPage } from "../../platform/pdf/pdf.ts";
import type { OpenedPatient } from "../patients/patient-page.lookups.ts";
import type { KeptDay } from "../recording/recording.lookups.ts";

type Scores = OpenedPatient["lastscores"];

const scoreText = (score: { value: number; date: CalendarDate } | null, show: (value: number) => string): string =>
  score === null ? "N/A" : `${show(score.value)}, ${formatUs(score.date)}`;

const scoreFacts = (type: string, scores: Scores): [string, string][] => {
  const degrees = (value: number) => `${value} degrees`;
  const knee: [string, string][] = [
    [scoreLabels.flexion, scoreText(scores.flexion, degrees)],
    [scoreLabels.extension, scoreText(scores.extension, degrees)],
  ];
  return [
    [
      type === "knee" ? scoreLabels.kneeScore : "Hip Score",
      scoreText(type === "knee" ? scores.kneescore : scores.hipscore, (value) => `${value} of 48`),
    ],
    [scoreLabels.painLevel, scoreText(scores.painlevel, (code) => painLevelOf(code) ?? "N/A")],
    ...(type === "knee" ? knee : []),
  ];
};

const cell = (days: readonly KeptDay[], area: Area): string => {
  const total = sumProgress(days.map((day) => ({ due: day[`${area}_due`], done: day[`${area}_done`] })));
  return total.due === 0 ? "NA" : `${countsLabel(total)} (${percentLabel(percent(total))})`;
};

const weekRows = (days: readonly KeptDay[]): string[][] => {
  const weeks = [...new Set(days.map(({ day }) => startOfWeek(day)))].toSorted().toReversed();
  return weeks.map((week) => {
    const its = days.filter(({ day }) => day >= week && day <= addDays(week, 6));
    return [formatUs(week), ...areas.map((area) => cell(its, area))];
  });
};

/** Lays a patient's report out. */
export const writeReport = (page: PdfPage, title: string, patient: OpenedPatient, days: readonly KeptDay[]): void => {
  const { type, date } = patient.surgery;
  page.title(title);
  page.facts([
    ["Provider", patient.provider],
    [
      "Surgery",
      `${surgeryTypeLabel(type as SurgeryType)}, ${formatUs(date)} (${surgeryDaysLabel(date, patient.today)})`,
    ],
    ["Age group", patient.age],
    ["Care plan", patient.careplan ?? "—"],
  ]);
  page.heading("Last scores");
  page.facts(scoreFacts(type, patient.lastscores));
  page.heading("Done of what was due, by week");
  page.table(
    [
      { title: "Week of", width: 110 },
      { title: "Exercises", width: 130, align: "right" },
      { title: "Measurements", width: 130, align: "right" },
      { title: "Questionnaires", width: 130, align: "right" },
    ],
    weekRows(days),
  );
};
