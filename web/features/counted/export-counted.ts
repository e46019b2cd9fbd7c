import { daysCsv, formsCsv, peopleCsv } from "@restride/domain/counted/counted-csv.ts";
import type { DueNumber, OutcomeNumber } from "@restride/domain/counted/counted-number.ts";
import { ask } from "../../platform/calls/calls.ts";
import { saveTable } from "../../platform/device/save-file.ts";
import { toasts } from "../../platform/page/toasts.ts";
import { CountedDaysDocument, CountedFormsDocument, CountedPeopleDocument } from "./counted.graphql.ts";

const pageSize = 100;

/** What is exported, in the words of the drawer. */
interface Exported {
  readonly number: DueNumber;
  readonly heading: string;
  readonly sentence: string;
  /** Whose days; without, the patients themselves. */
  readonly patientid: string | null;
  readonly timeZone: string;
}

/** All rows of all pages, or null when one of them could not be had. */
async function allRows<Row>(
  page: (current: number) => Promise<{ readonly rows: readonly Row[]; readonly total: number } | null>,
) {
  const rows: Row[] = [];
  for (let current = 1; ; current++) {
    const found = await page(current);
    if (!found) return null;
    rows.push(...found.rows);
    if (rows.length >= found.total || found.rows.length === 0) return rows;
  }
}

const allPeople = (number: DueNumber) =>
  allRows(async (current) => {
    const outcome = await ask(CountedPeopleDocument, { number, metadata: { current, pageSize } });
    if (outcome.kind !== "data") return null;
    const { people, total } = outcome.data.getCounted;
    return { rows: people ?? [], total: total ?? 0 };
  });

const allDays = (number: DueNumber, patientid: string) =>
  allRows(async (current) => {
    const outcome = await ask(CountedDaysDocument, { number, patientid, metadata: { current, pageSize } });
    if (outcome.kind !== "data") return null;
    const { days, total } = outcome.data.getCounted;
    return { rows: days ?? [], total: total ?? 0 };
  });

const allForms = (number: OutcomeNumber) =>
  allRows(async (current) => {
    const outcome = await ask(CountedFormsDocument, { number, metadata: { current, pageSize } });
    if (outcome.kind !== "data") return null;
    const { forms, total } = outcome.data.getCounted;
    return { rows: forms ?? [], total: total ?? 0 };
  });

const textOf = async ({ number, patientid, timeZone, ...words }: Exported): Promise<string | null> => {
  if (patientid === null) {
    const people = await allPeople(number);
    return people && peopleCsv(words, people);
  }
  const days = await allDays(number, patientid);
  const items = (day: NonNullable<typeof days>[number]) =>
    day.items.map((item) => ({ ...item, doneAt: item.doneAt.map((at) => Date.parse(at)) }));
  return (
    days &&
    daysCsv(
      words,
      days.map((day) => ({ ...day, items: items(day) })),
      timeZone,
    )
  );
};

function save(text: string | null, name: string): void {
  if (text === null) toasts.error("The table could not be saved. Please try again.");
  else saveTable(text, name);
}

/** Saves exactly the rows of an opened number as a table for a spreadsheet. */
export async function exportCounted(exported: Exported): Promise<void> {
  save(await textOf(exported), exported.patientid === null ? "patients.csv" : "days.csv");
}

/** Saves exactly the forms of a bar as a table for a spreadsheet. */
export async function exportForms(words: Pick<Exported, "heading" | "sentence">, number: OutcomeNumber): Promise<void> {
  const forms = await allForms(number);
  save(forms && formsCsv(words, forms), "forms.csv");
}
