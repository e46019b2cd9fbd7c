import { daysCsv, formsCsv, peopleCsv } from "@restride/domain/drill-down/drill-down-csv.ts";
import type { DueMetric, OutcomeMetric } from "@restride/domain/drill-down/metric.ts";
import { queryOnce } from "../../platform/calls/calls.ts";
import { saveTable } from "../../platform/device/save-file.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { CountedDaysDocument, CountedFormsDocument, CountedPeopleDocument } from "./drill-down.graphql.ts";
import * as texts from "./drill-down-texts.ts";

const pageSize = 100;

/** Rows of an export. */
interface ExportRequest {
  readonly number: DueMetric;
  /** Id of the patient whose days are exported; null exports the patients. */
  readonly patientid: string | null;
  readonly timeZone: string;
}

interface DrillDownDescription {
  readonly heading: string | null;
  readonly sentence: string | null;
  readonly total: number | null;
}

interface Page<Row> {
  readonly answer: DrillDownDescription;
  /** Text that names the patient of a patient's number. */
  readonly who?: string | undefined;
  readonly rows: readonly Row[] | null;
}

/** Reads the rows of all pages and the description in the same responses, because an open drawer may be older; null when a page could not be read. */
async function allRows<Row>(page: (current: number) => Promise<Page<Row> | null>) {
  const rows: Row[] = [];
  for (let current = 1; ; current++) {
    const rowsOfPage = await page(current);
    if (!rowsOfPage) return null;
    const { answer, who, rows: more } = rowsOfPage;
    rows.push(...(more ?? []));
    const words = { heading: [who, answer.heading].filter(Boolean).join(", "), sentence: answer.sentence ?? "" };
    if (rows.length >= (answer.total ?? 0) || !more?.length) return { words, rows };
  }
}

const allPeople = (number: DueMetric) =>
  allRows(async (current) => {
    const outcome = await queryOnce(CountedPeopleDocument, { number, metadata: { current, pageSize } });
    if (outcome.kind !== "data") return null;
    const answer = outcome.data.getCounted;
    return { answer, rows: answer.people };
  });

const allDays = (number: DueMetric, patientid: string) =>
  allRows(async (current) => {
    const outcome = await queryOnce(CountedDaysDocument, { number, patientid, metadata: { current, pageSize } });
    if (outcome.kind !== "data") return null;
    const answer = outcome.data.getCounted;
    return { answer, who: answer.person?.name, rows: answer.days };
  });

const allForms = (number: OutcomeMetric) =>
  allRows(async (current) => {
    const outcome = await queryOnce(CountedFormsDocument, { number, metadata: { current, pageSize } });
    if (outcome.kind !== "data") return null;
    const answer = outcome.data.getCounted;
    return { answer, rows: answer.forms };
  });

const textOf = async ({ number, patientid, timeZone }: ExportRequest): Promise<string | null> => {
  if (patientid === null) {
    const people = await allPeople(number);
    return people && peopleCsv(people.words, people.rows);
  }
  const days = await allDays(number, patientid);
  if (!days) return null;
  const exportedRows = days.rows.map((day) => ({
    ...day,
    items: day.items.map((item) => ({ ...item, doneAt: item.doneAt.map((at) => Date.parse(at)) })),
  }));
  return daysCsv(days.words, exportedRows, timeZone);
};

function save(text: string | null, name: string): void {
  if (text === null) toasts.error(texts.theTableCouldNotBe);
  else saveTable(text, name);
}

/** Saves exactly the rows of an opened count as a file for a spreadsheet. */
export async function exportDrillDown(exported: ExportRequest): Promise<void> {
  save(await textOf(exported), exported.patientid === null ? "patients.csv" : "days.csv");
}

/** Saves exactly the forms of a bar as a file for a spreadsheet. */
export async function exportForms(number: OutcomeMetric): Promise<void> {
  const forms = await allForms(number);
  save(forms && formsCsv(forms.words, forms.rows), "forms.csv");
}
