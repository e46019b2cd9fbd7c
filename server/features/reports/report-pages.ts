import { surgeryDaysLabel, surgeryTypeLabel, type SurgeryType } from "@restride/domain/patients/surgery-days.ts";
import { countedBy, sumProgress } from "@restride/domain/progress/day-progress.ts";
import { deficitText, degreesText } from "@restride/domain/progress/motion-words.ts";
import { countsLabel, percent, percentLabel } from "@restride/domain/progress/percent.ts";
import { scoreLabels } from "@restride/domain/progress/score-labels.ts";
import { painLevelOf } from "@restride/domain/questionnaires/pain-level.ts";
import { areas, type Area } from "@restride/domain/schedules/schedule-item.ts";
import { addDays, type CalendarDate, formatUs, startOfWeek } from "@restride/domain/values/calendar-date.ts";
import type { PdfPage } from "../../platform/pdf/pdf.ts";
import type { OpenedPatient } from "../patients/patient-page.lookups.ts";
import type { KeptDay } from "../recording/recording.lookups.ts";

type Scores = OpenedPatient["lastscores"];

const scoreText = (score: Scores["flexion"], show: (value: number) => string): string =>
  score === null ? "N/A" : [show(score.value), score.source, formatUs(score.date)].filter(Boolean).join(", ");

/** The last scores in words; a straightening is read as what is missing. */
export const scoreFacts = (type: string, scores: Scores): [string, string][] => {
  const knee: [string, string][] = [
    [scoreLabels.flexion, scoreText(scores.flexion, degreesText)],
    [scoreLabels.extension, scoreText(scores.extensiondeficit, deficitText)],
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

const cell = (days: readonly KeptDay[], area: Area, today: CalendarDate): string => {
  const total = sumProgress(
    days.map((day) => countedBy({ due: day[`${area}_due`], done: day[`${area}_done`] }, day.day, today)),
  );
  return total.due === 0 ? "NA" : `${countsLabel(total)} (${percentLabel(percent(total))})`;
};

const weekRows = (days: readonly KeptDay[], today: CalendarDate): string[][] => {
  const weeks = [...new Set(days.map(({ day }) => startOfWeek(day)))].toSorted().toReversed();
  return weeks.map((week) => {
    const its = days.filter(({ day }) => day >= week && day <= addDays(week, 6));
    return [formatUs(week), ...areas.map((area) => cell(its, area, today))];
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
    weekRows(days, patient.today),
  );
};
