import { fullName } from "@restride/domain/patients/person-name.ts";
import { surgeryDaysLabel, surgeryTypeLabel } from "@restride/domain/schedules/surgery-days.ts";
import { sumsOf } from "@restride/domain/progress-page/progress-weeks.ts";
import { countsLabel, percent, percentLabel } from "@restride/domain/progress/percent.ts";
import type { AreaProgress } from "@restride/domain/progress/day-progress.ts";
import { maxReadingDays, readingRows, readingTitles } from "@restride/domain/reports/reading-rows.ts";
import { recoveryCohort, recoveryLines } from "@restride/domain/reports/recovery-lines.ts";
import { reportSentences } from "@restride/domain/reports/report-sentences.ts";
import { reportWeeks } from "@restride/domain/reports/report-weeks.ts";
import { type DrawnScore, scoreText } from "@restride/domain/score-charts/drawn-score.ts";
import { areas } from "@restride/domain/schedules/schedule-item.ts";
import { formatInstant, formatUs } from "@restride/domain/values/calendar-date.ts";
import { chartHeight } from "../../platform/pdf/chart.ts";
import type { PdfPage } from "../../platform/pdf/page.ts";
import type { ReportDetails } from "./read-details.ts";
import type { Report } from "./read-report.ts";
import * as texts from "./reports-texts.ts";
import * as pdfTexts from "./report-pdf-texts.ts";

const addParagraph = (page: PdfPage, text: string): void => page.paragraph([{ text, strong: false }]);

/** Returns the contents of the tiles: the newest value of each score, with its day and its source. */
export const scoreTiles = (scores: readonly DrawnScore[]) =>
  scores.map((score) => {
    const last = score.points.at(-1);
    return {
      label: score.line.title,
      value: last ? scoreText(score, last.value) : pdfTexts.noValue,
      below: last ? `${formatUs(last.date)}, ${last.source}` : "",
    };
  });

/**
 * Maximum length of the codes of diagnoses in the grid; longer ones have a line of their own, because a third of the page would break each
 * code.
 */
const codesInGrid = 24;

const writeFacts = (page: PdfPage, { patient, counted, time }: Report, { diagnoses }: ReportDetails): void => {
  const { type, date } = patient.surgery;
  const first = counted[0];
  const codes = diagnoses.map(({ dxCode }) => dxCode).join(", ") || "—";
  const isShort = codes.length <= codesInGrid;
  page.factGrid([
    [pdfTexts.surgeryType, surgeryTypeLabel(type === "hip" ? "hip" : "knee")],
    [pdfTexts.surgeryDate, formatUs(date)],
    [pdfTexts.day, surgeryDaysLabel(date, time.today)],
    [pdfTexts.provider, patient.provider],
    [pdfTexts.ageGroup, patient.age],
    [pdfTexts.phone, patient.phone],
    [pdfTexts.carePlan, patient.careplan ?? "—"],
    ...(isShort ? [[pdfTexts.diagnoses, codes] as const] : []),
    [pdfTexts.coversDays, first ? pdfTexts.fromTo(formatUs(first.date), formatUs(time.today)) : "—"],
  ]);
  if (!isShort) page.facts([[pdfTexts.diagnoses, codes]]);
};

const progressText = (progress: AreaProgress): string =>
  progress.due === 0 ? pdfTexts.notAvailable : `${countsLabel(progress)} (${percentLabel(percent(progress))})`;

const writeWeeks = (page: PdfPage, { counted, time }: Report): void => {
  const weeks = reportWeeks(counted, time.today);
  if (weeks.length === 0) return;
  const sums = sumsOf(counted);
  page.heading(pdfTexts.adherenceByWeek);
  page.table(
    [
      { title: pdfTexts.weekOf, width: 106 },
      { title: pdfTexts.exercises, width: 108, align: "right" },
      { title: pdfTexts.measurements, width: 108, align: "right" },
      { title: pdfTexts.questionnaires, width: 108, align: "right" },
      { title: pdfTexts.week, width: 80, align: "right" },
    ],
    [
      ...weeks.map((week) => [formatUs(week.date), ...areas.map((area) => progressText(week[area])), week.status]),
      [pdfTexts.allWeeks, ...areas.map((area) => progressText(sums[area]))],
    ],
    true,
  );
};

const writeProgramme = (page: PdfPage, { programme }: ReportDetails): void => {
  page.heading(pdfTexts.programmeInForce);
  if (programme.length === 0) return addParagraph(page, texts.nothingIsAskedForToday);
  return page.table(
    [
      { title: pdfTexts.itemColumn, width: 172 },
      { title: pdfTexts.window, width: 96 },
      { title: pdfTexts.howOften, width: 132 },
      { title: pdfTexts.lastDone, width: 110 },
    ],
    programme,
  );
};

const writeScores = (page: PdfPage, { patient }: Report, scores: readonly DrawnScore[]): void => {
  const filledScores = scores.filter(({ points }) => points.length > 0);
  if (filledScores.length === 0) return;
  page.heading(pdfTexts.scoresAndCharts, chartHeight);
  page.charts(filledScores.map(({ line }) => line));
  page.heading(pdfTexts.valuesBehindTheCharts);
  const rows = readingRows(filledScores, patient.surgery.date);
  const titles = readingTitles(filledScores).map((title) => ({ title, width: Math.floor(378 / filledScores.length) }));
  page.table(
    [{ title: pdfTexts.date, width: 76 }, { title: pdfTexts.day, width: 56 }, ...titles],
    rows.slice(0, maxReadingDays),
  );
  addParagraph(
    page,
    rows.length > maxReadingDays ? texts.newestDaysAndDash(maxReadingDays, rows.length) : texts.aDashMeansNotAsked,
  );
};

const writeRecovery = (page: PdfPage, { recovery }: ReportDetails): void => {
  const lines = recovery ? recoveryLines(recovery) : [];
  if (!recovery || lines.length === 0) return;
  page.heading(pdfTexts.recoveryBesideTheClinicsOthers);
  for (const { title, text } of lines)
    page.paragraph([
      { text: `${title}: `, strong: true },
      { text, strong: false },
    ]);
  addParagraph(page, recoveryCohort(recovery));
};

const writeNotes = (page: PdfPage, { notes }: ReportDetails, timeZone: string): void => {
  if (!notes) return;
  page.heading(pdfTexts.patientNotesAsAskedFor);
  if (notes.total > notes.notes.length) addParagraph(page, texts.theNewestOfNotes(notes.notes.length, notes.total));
  if (notes.total === 0) addParagraph(page, texts.noNotesYet);
  for (const { datetime, category, created_by, notes: text } of notes.notes) {
    const from = [formatInstant(Date.parse(datetime), timeZone), category.category_name, fullName(created_by)];
    page.subheading(from.join(" · "));
    addParagraph(page, text);
  }
};

const writeAnswers = (page: PdfPage, { answers }: ReportDetails, timeZone: string): void => {
  if (!answers) return;
  page.heading(pdfTexts.answersAsAskedFor);
  const { forms, total } = answers;
  if (total > forms.length) addParagraph(page, texts.theNewestOfQuestionnaires(forms.length, total));
  if (total === 0) addParagraph(page, texts.noneWasAnsweredYet);
  for (const { shortname, licence, date, submittime, questions } of forms) {
    const head = [
      shortname,
      pdfTexts.forDay(formatUs(date)),
      pdfTexts.sentAt(formatInstant(Date.parse(submittime), timeZone)),
    ];
    page.subheading(head.join(" · "));
    page.table(
      [
        { title: pdfTexts.question, width: 270 },
        { title: pdfTexts.answer, width: 180 },
        { title: pdfTexts.points, width: 60, align: "right" },
      ],
      questions.map(({ question, answer, points }) => [question, answer ?? "—", points === null ? "—" : `${points}`]),
    );
    if (licence) addParagraph(page, licence);
  }
};

/** Writes the pages of a patient's report; its last line contains the title of the report. */
export const writeReport = (
  page: PdfPage,
  title: string,
  report: Report,
  details: ReportDetails,
  last: string,
): void => {
  const { patient, counted, time } = report;
  page.title(title);
  writeFacts(page, report, details);
  addParagraph(page, reportSentences(fullName(patient), counted, details.scores).join(" "));
  page.tiles(scoreTiles(details.scores));
  writeWeeks(page, report);
  writeProgramme(page, details);
  writeScores(page, report, details.scores);
  writeRecovery(page, details);
  writeAnswers(page, details, time.timeZone);
  writeNotes(page, details, time.timeZone);
  page.heading(pdfTexts.howTheseNumbersAreMade);
  addParagraph(page, texts.anItemIsOneExercise(time.timeZone));
  addParagraph(page, last);
};
