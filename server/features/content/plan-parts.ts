import type { CarePlanForm } from "@restride/domain/content/care-plan-form.ts";
import type { Prescription, PlanPart } from "@restride/domain/content/plan-changes.ts";
import { pacedCount, pacedWindow } from "@restride/domain/programmes/pace.ts";
import { windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { intervalLabel } from "@restride/domain/schedules/interval.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { BodyQueries, EntryRow, PartRow } from "./bodies.queries.ts";
import { versionIdsOf } from "./get-content.ts";
import type { EditorScope } from "./kinds.conditions.queries.ts";
import * as texts from "./content-texts.ts";

/** Returns the content id of a version. */
export type ContentOf = (version: Id) => Id;

type Plan = Pick<CarePlanForm, "pace" | "regimens" | "devices" | "feedback">;

/** Returns the dose and days of a regimen's entry at the pace of its plan, as a programme stores them. */
const prescriptionOf = ({ startdate, enddate, set, time, ...entry }: EntryRow, pace: Plan["pace"]): Prescription => {
  const { start, end } = pacedWindow({ start: startdate, end: enddate }, pace);
  const dose = { ...entry, set: pacedCount(set, pace), time: pacedCount(time, pace) };
  return { ...dose, startdate: start, enddate: end, skiponsurgerydate: true };
};

const regimenPart = (
  partRow: PartRow,
  entries: readonly EntryRow[],
  pace: Plan["pace"],
  contentOf: ContentOf,
): PlanPart => ({
  area: "exercise",
  id: partRow.content,
  name: partRow.name,
  description: texts.versionNumber(partRow.number),
  entries: entries.map((entry) => ({
    key: `${partRow.content} ${contentOf(entry.exercise)}`,
    prescription: prescriptionOf(entry, pace),
  })),
});

const devicePart = (partRow: PartRow, device: Plan["devices"][number]): PlanPart => {
  const { start_date: startdate, end_date: enddate, deviceid, interval, time, skiponsurgerydate } = device;
  const prescription = { startdate, enddate, deviceid, interval, time, skiponsurgerydate };
  const description = texts.windowAndDose(windowLabel(prescription), intervalLabel(interval), time);
  return {
    area: "measurement",
    id: partRow.content,
    name: partRow.name,
    description,
    entries: [{ key: partRow.content, prescription }],
  };
};

const formPart = (partRow: PartRow, spans: readonly Prescription[]): PlanPart => ({
  area: "questionnaire",
  id: partRow.content,
  name: partRow.name,
  description: spans.map(windowLabel).join(", "),
  entries: spans.map((prescription) => ({ key: partRow.content, prescription })),
});

/** Reads the parts of a version of a plan. */
export const readPlanParts = async (
  queries: BodyQueries,
  scope: EditorScope,
  { pace, regimens, devices, feedback }: Plan,
  contentOf: ContentOf,
): Promise<PlanPart[]> => {
  const [partRows, entries] = await Promise.all([
    queries.acrossCustomersParts(scope, versionIdsOf({ regimens, devices, feedback })),
    queries.acrossCustomersEntries(scope, regimens),
  ]);
  const rowsOfPart = (id: Id): PartRow[] => partRows.filter(({ _id }) => _id === id);
  const forms = [...new Set(feedback.map(({ formid }) => formid))];
  return [
    ...regimens.flatMap((id) =>
      rowsOfPart(id).map((partRow) =>
        regimenPart(
          partRow,
          entries.filter(({ regimen }) => regimen === id),
          pace,
          contentOf,
        ),
      ),
    ),
    ...devices.flatMap((device) => rowsOfPart(device.deviceid).map((partRow) => devicePart(partRow, device))),
    ...forms.flatMap((id) =>
      rowsOfPart(id).map((partRow) =>
        formPart(
          partRow,
          feedback.filter(({ formid }) => formid === id),
        ),
      ),
    ),
  ];
};
