import type { Programme } from "@restride/domain/programmes/programme.ts";
import { devicePlan, exercisePlan, questionnairePlan } from "@restride/domain/programmes/programme.ts";
import type { ProgrammeDay } from "@restride/domain/programmes/four-weeks.ts";
import type { AnyPlan } from "@restride/domain/schedules/schedule-item.ts";
import { holdText } from "@restride/domain/schedules/hold-texts.ts";
import type { NamedContent, Names } from "../use-content.ts";
import * as texts from "./preview-texts.ts";

/** Data of an item that the preview shows besides its name. */
interface ItemDisplay extends NamedContent {
  readonly kind: "exercise" | "device" | "questionnaire";
  /** Dose as text: "2 × 10, hold 5 seconds". */
  readonly dose: string;
  readonly times: number;
  readonly sets: number;
  readonly repeats: number;
  readonly hold: number;
  /** Id in the catalog, to find items that are due twice. */
  readonly contentId: string;
}

/** Item of the programme as the schedule rules and the preview use it. */
export type PreviewItem = AnyPlan & { readonly display: ItemDisplay };

const noDose = { sets: 0, repeats: 0, hold: 0 };

const doseOf = (set: number, repeat: number, hold: number): string => {
  const counts = set === 1 ? `${repeat}` : `${set} × ${repeat}`;
  return hold < 2 ? counts : texts.holdText(counts, holdText(hold));
};

/** Returns the items of a programme for the preview. */
export const previewItems = ({ exercises, devices, feedback }: Programme, names: Names): PreviewItem[] => [
  ...exercises.map((row) => ({
    ...exercisePlan(row),
    display: {
      ...names.exercise(row.exercise),
      kind: "exercise" as const,
      dose: doseOf(row.set, row.repeat, row.hold),
      times: row.time,
      sets: row.set,
      repeats: row.repeat,
      hold: row.hold,
      contentId: row.exercise,
    },
  })),
  ...devices.map((row) => ({
    ...devicePlan(row),
    display: {
      ...names.device(row.deviceid),
      kind: "device" as const,
      dose: "",
      times: row.time,
      ...noDose,
      contentId: row.deviceid,
    },
  })),
  ...feedback.map((row) => ({
    ...questionnairePlan(row),
    display: {
      ...names.form(row.formid),
      kind: "questionnaire" as const,
      dose: questionsText(names.questions.get(row.formid) ?? 0),
      times: 1,
      ...noDose,
      contentId: row.formid,
    },
  })),
];

const questionsText = (count: number): string => {
  if (count === 0) return "";
  return texts.questionCount(count);
};

/** Returns the items of a day that have this kind. */
export const ofKind = (day: ProgrammeDay<PreviewItem>, kind: ItemDisplay["kind"]): PreviewItem[] =>
  day.due.filter(({ display }) => display.kind === kind);

/** Kind of items that a page of a programme edits. */
export type ItemKind = ItemDisplay["kind"];

/** Returns the names of items that are due more than once on a day. */
export const namesTwice = (days: readonly ProgrammeDay<PreviewItem>[]): string[] => {
  const duplicates = days.flatMap(({ due }) =>
    due
      .filter((item, at) => due.findIndex(({ display }) => display.contentId === item.display.contentId) < at)
      .map(({ display }) => display.name),
  );
  return [...new Set(duplicates)];
};
