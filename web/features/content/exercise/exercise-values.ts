import { exerciseForm } from "@restride/domain/content/exercise-form.ts";
import { formatNumber, parseWholeNumber } from "../content-fields.ts";
import type { ContentForm, ContentRecord } from "../use-content-editor.ts";
import * as texts from "./exercise-texts.ts";

/** Values of the form of an exercise; numbers are stored as typed. */
export interface ExerciseValues {
  readonly name: string;
  readonly purpose: string;
  readonly caution: string;
  readonly image: string;
  readonly video: string;
  readonly holdseconds: string;
  readonly repeat: string;
  readonly set: string;
  readonly time: string;
  readonly interval: string;
}

const usual = { holdseconds: 5, repeat: 10, set: 1, time: 1, interval: 1 };

const valuesOf = (content: ContentRecord | null): ExerciseValues => {
  const exercise = content?.exercise;
  const { holdseconds, repeat, set, time, interval } = exercise ?? usual;
  return {
    name: exercise?.name ?? "",
    purpose: exercise?.purpose ?? "",
    caution: exercise?.caution ?? "",
    image: exercise?.image ?? "",
    video: exercise?.video ?? "",
    holdseconds: formatNumber(holdseconds),
    repeat: formatNumber(repeat),
    set: formatNumber(set),
    time: formatNumber(time),
    interval: formatNumber(interval),
  };
};

const bodyOf = ({ holdseconds, repeat, set, time, interval, ...plainValues }: ExerciseValues) => ({
  ...plainValues,
  holdseconds: parseWholeNumber(holdseconds),
  repeat: parseWholeNumber(repeat),
  set: parseWholeNumber(set),
  time: parseWholeNumber(time),
  interval: parseWholeNumber(interval),
});

/** Form definition of an exercise. */
export const exerciseContent: ContentForm<ExerciseValues> = {
  kind: "exercise",
  schema: { safeParse: (values) => exerciseForm.safeParse(bodyOf(values as ExerciseValues)) },
  valuesOf,
  bodyOf: (values) => ({ exercise: bodyOf(values) }),
  labels: {
    name: texts.name,
    purpose: texts.whatItIsGoodFor,
    caution: texts.notIfOrTakeCare,
    image: texts.image,
    video: texts.videoLink,
    holdseconds: texts.hold,
    repeat: texts.repeat,
    set: texts.setLabel,
    time: texts.daily,
    interval: texts.interval,
  },
  shownValue: (value) => value,
};
