import type {
  ComparedCarePlan,
  ComparedContent,
  ComparedExercise,
  ComparedDeviceMetrics,
  ComparedPart,
  ComparedQuestionnaire,
  ComparedRegimen,
} from "./compared-content.ts";
import {
  answersText,
  countWithNoun,
  daysText,
  deviceText,
  doseText,
  intervalText,
  regimenText,
  spanText,
  valueText,
} from "./description-texts.ts";
import * as texts from "./comparison-texts.ts";

/** Line that describes one property of a version. Lines of two versions with the same key describe the same property. */
export interface DescriptionLine {
  readonly key: string;
  readonly name: string;
  /** Text of the line; lines with an empty text are left out. */
  readonly text: string;
  /** Value to compare in addition, when equal texts can hide a difference, such as the address of a picture. */
  readonly exactly?: string;
  /** Name of the list in which the order of the line matters. */
  readonly list?: string;
}

type Text = string | null | undefined;

const field = (name: string, text: Text): DescriptionLine => ({ key: name, name, text: text ?? "" });

/** Returns the line of a picture or a video. The address is compared but not shown, because people cannot read anything from it. */
const address = (name: string, url: Text): DescriptionLine => ({
  ...field(name, url ? texts.thereIsOne : ""),
  exactly: url ?? "",
});

const joint = (type: Text): DescriptionLine => field(texts.forJoint, type ? texts.valueLabel(type) : texts.kneeAndHip);
const ageGroupLine = (groups: readonly string[] | null | undefined): DescriptionLine =>
  field(texts.ageGroups, (groups ?? []).join(", "));

const clinics = (customers: readonly string[] | null | undefined): DescriptionLine => ({
  ...field(texts.offeredTo, customers ? countWithNoun(customers.length, texts.clinicNoun) : texts.allClinics),
  exactly: customers ? customers.toSorted().join(" ") : "all",
});

type FindPart = (version: string) => ComparedPart;

const withVersion = (text: string, { number }: ComparedPart): string => texts.withVersion(text, number);

const carePlanLines = (plan: ComparedCarePlan, part: FindPart): DescriptionLine[] => {
  const spans = Map.groupBy(plan.feedback ?? [], ({ formid }) => part(formid));
  return [
    field(texts.contentName, plan.name),
    field(texts.description, plan.description),
    joint(plan.surgery_type),
    ageGroupLine(plan.age_groups),
    field(texts.pace, texts.valueLabel(plan.pace ?? "standard")),
    clinics(plan.customers),
    ...(plan.regimens ?? []).map(part).map((regimen) => ({
      key: regimen.content,
      name: regimen.name,
      text: regimenText(regimen),
      list: "regimens",
    })),
    ...(plan.devices ?? []).map((device) => {
      const devicePart = part(device.deviceid);
      return { key: devicePart.content, name: devicePart.name, text: withVersion(deviceText(device), devicePart) };
    }),
    ...[...spans].map(([form, own]) => ({
      key: form.content,
      name: form.name,
      text: withVersion(own.map(spanText).join("; "), form),
    })),
  ];
};

const regimenLines = (regimen: ComparedRegimen, part: FindPart): DescriptionLine[] => {
  const entries = regimen.exercises ?? [];
  return [
    field(texts.contentName, regimen.name),
    joint(regimen.surgery_type),
    field(texts.gender, regimen.gender ? texts.valueLabel(regimen.gender) : texts.allGenders),
    ageGroupLine(regimen.age_groups),
    field(texts.days, daysText(regimen.startdate, regimen.enddate)),
    ...entries.map((entry) => {
      const exercise = part(entry.exercise);
      const follows = typeof entry.next === "number" ? entries[entry.next] : undefined;
      const dose = `${daysText(entry.startdate, entry.enddate)}, ${doseText(entry)}`;
      return {
        key: exercise.content,
        name: exercise.name,
        text: withVersion(follows ? texts.withNext(dose, part(follows.exercise).name) : dose, exercise),
        list: "exercises",
      };
    }),
  ];
};

const exerciseLines = (exercise: ComparedExercise): DescriptionLine[] => [
  field(texts.contentName, exercise.name),
  field(texts.whatItIsGoodFor, exercise.purpose),
  field(texts.notIfOrTakeCare, exercise.caution),
  address(texts.image, exercise.image),
  address(texts.videoLink, exercise.video),
  field(texts.hold, countWithNoun(exercise.holdseconds, texts.secondNoun)),
  field(texts.repeat, countWithNoun(exercise.repeat, texts.repeatNoun)),
  field(texts.setCount, countWithNoun(exercise.set, texts.setNoun)),
  field(texts.daily, countWithNoun(exercise.time, texts.timeNoun)),
  field(texts.interval, intervalText(exercise.interval)),
];

/** Returns the lines of a questionnaire. A question is identified by its text. */
const questionnaireLines = (questionnaire: ComparedQuestionnaire): DescriptionLine[] => [
  field(texts.shortName, questionnaire.name),
  field(texts.licenceLine, questionnaire.licence),
  address(texts.image, questionnaire.image),
  field(texts.daysItAsksBack, countWithNoun(questionnaire.recalldays, texts.dayNoun)),
  ...(questionnaire.questions ?? []).map((question) => ({
    key: `asks ${question.question ?? ""}`,
    name: question.question ?? "",
    text: answersText(question),
    list: "questions",
  })),
];

/** Returns the lines of a device. A value is identified by its index, because readings are stored by the number of a value. */
const deviceLines = (device: ComparedDeviceMetrics): DescriptionLine[] => [
  field(texts.displayName, device.name),
  joint(device.surgery_type),
  address(texts.image, device.image),
  ...(device.values ?? []).map((value, at) => ({
    key: `value ${at}`,
    name: value.metric ?? "",
    text: valueText(value),
  })),
];

/** Makes keys unique by a counter, because a list may contain the same content twice. */
const withOwnKeys = (lines: readonly DescriptionLine[]): DescriptionLine[] => {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const earlierCount = seen.get(line.key) ?? 0;
    seen.set(line.key, earlierCount + 1);
    return earlierCount === 0 ? line : { ...line, key: `${line.key} ${earlierCount}` };
  });
};

/** Returns all lines of a version of content, or of its draft, in the order of its page. */
export const describeContent = ({
  carePlan,
  regimen,
  exercise,
  questionnaire,
  device,
  parts,
}: ComparedContent): DescriptionLine[] => {
  const part: FindPart = (id) =>
    partsById.get(id) ?? { _id: id, content: id, name: texts.notOfferedAnyMore, number: 0 };
  const partsById = new Map(parts.map((each) => [each._id, each]));
  const lines = [
    ...(carePlan ? carePlanLines(carePlan, part) : []),
    ...(regimen ? regimenLines(regimen, part) : []),
    ...(exercise ? exerciseLines(exercise) : []),
    ...(questionnaire ? questionnaireLines(questionnaire) : []),
    ...(device ? deviceLines(device) : []),
  ];
  return withOwnKeys(lines.filter(({ text }) => text !== ""));
};
