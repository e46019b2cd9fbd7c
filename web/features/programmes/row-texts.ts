import { weekdayNames } from "@restride/domain/texts/weekday-texts.ts";
import { countText } from "@restride/domain/texts/count-text.ts";
import type { AnyRow } from "@restride/domain/programmes/plan-save.ts";
import type {
  ProgrammeDevice,
  ProgrammeExercise,
  ProgrammeQuestionnaire,
} from "@restride/domain/programmes/programme.ts";
import { surgeryDayLabel, windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { holdText } from "@restride/domain/schedules/hold-texts.ts";
import { intervalLabel } from "@restride/domain/schedules/interval.ts";
import type { EditedProgramme } from "./edited-programme.ts";

/** Row of any area. */
export type Row = AnyRow & Partial<ProgrammeExercise & ProgrammeDevice & ProgrammeQuestionnaire>;

type NamedRow = AnyRow & { readonly exercise?: string; readonly deviceid?: string; readonly formid?: string };

/** Returns the name of a row's exercise, device, or questionnaire. */
export const nameOfRow = (row: NamedRow, { names }: Pick<EditedProgramme, "names">): string => {
  const { exercise, deviceid, formid } = row;
  if (exercise !== undefined) return names.exercise(exercise).name;
  return deviceid === undefined ? names.form(formid ?? "").name : names.device(deviceid).name;
};

/** Returns the days on which a questionnaire is asked, as text. */
export const askedDaysText = ({ scheduletype, schedule = [] }: Row): string =>
  scheduletype === "custom"
    ? schedule.map(surgeryDayLabel).join(", ")
    : schedule.map((day) => weekdayNames[day]).join(" ");

/** Returns the schedule and dose of a row, part by part. */
export const partsOf = (row: Row): readonly (string | false)[] => [
  row.scheduletype !== "custom" && windowLabel(row),
  row.interval !== undefined && intervalLabel(row.interval),
  row.time !== undefined && `${row.time}× a day`,
  row.set !== undefined && countText(row.set, "set"),
  row.repeat !== undefined && countText(row.repeat, "repeat"),
  row.hold !== undefined && (row.hold === 0 ? "no hold" : `hold ${holdText(row.hold)}`),
  row.schedule !== undefined && askedDaysText(row),
  row.skiponsurgerydate ? "not on the surgery date" : "also on the surgery date",
];
