import { type CalendarDate, formatUs } from "../values/calendar-date.ts";
import { csv } from "../values/csv.ts";
import * as texts from "./fulfilment-texts.ts";

/** Values of a unit that a row of the export is made of. */
export interface ExportedUnit {
  readonly name: string;
  readonly hardware_uuid: string;
  readonly status: string;
  readonly since?: CalendarDate | null;
  readonly days?: number | null;
  readonly dueback?: CalendarDate | null;
  readonly overdue: boolean;
  readonly customer: { readonly name: string };
  readonly patient: { readonly name: string };
}

/** Formats a date; empty for none. */
const dayOf = (date: CalendarDate | null | undefined): string => (date ? formatUs(date) : "");

/** Returns units as CSV, in their order; dates are in the time zones of their clinics. */
export const unitsCsv = (units: readonly ExportedUnit[]): string =>
  csv([
    [
      texts.device,
      texts.hardwareId,
      texts.status,
      texts.since,
      texts.days,
      texts.patient,
      texts.customer,
      texts.dueBack,
      texts.overdue,
    ],
    ...units.map((unit) => [
      unit.name,
      unit.hardware_uuid,
      unit.status,
      dayOf(unit.since),
      unit.days?.toString() ?? "",
      unit.patient.name,
      unit.customer.name,
      dayOf(unit.dueback),
      unit.overdue ? texts.yes : texts.no,
    ]),
  ]);

/** Returns the note about a file that has only the first `saved` of `total` units; empty when it has all. */
export const cutFile = (saved: number, total: number): string =>
  saved < total ? texts.theFileHasTheFirst(saved.toLocaleString("en-US"), total.toLocaleString("en-US")) : "";
