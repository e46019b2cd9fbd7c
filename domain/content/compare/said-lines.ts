import type {
  SaidCarePlan,
  SaidContent,
  SaidExercise,
  SaidMeasuring,
  SaidPart,
  SaidQuestionnaire,
  SaidRegimen,
} from "./said-content.ts";
import {
  answersSaid,
  counted,
  daysSaid,
  deviceSaid,
  doseSaid,
  intervalSaid,
  regimenSaid,
  spanSaid,
  valueSaid,
} from "./said-words.ts";

/** One thing that a version says. Lines of two versions with the same key are about the same. */
export interface SaidLine {
  readonly key: string;
  readonly name: string;
  /** In words; a line that says nothing is not there. */
  readonly says: string;
  /** What is compared where words alone do not tell, such as the address of a picture. */
  readonly exactly?: string;
  /** The list in which its place says something. */
  readonly list?: string;
}

type Text = string | null | undefined;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const field = (name: string, says: Text): SaidLine => ({ key: name, name, says: says ?? "" });

/** A picture or a video: an address tells nobody anything, only that it is another one. */
const address = (name: string, url: Text): SaidLine => ({
  ...field(name, url ? "There is one" : ""),
  exactly: url ?? "",
});

const joint = (type: Text): SaidLine => field("For", type ? capital(type) : "Knee and hip");
const ages = (groups: readonly string[] | null | undefined): SaidLine => field("Age groups", (groups ?? []).join(", "));

const clinics = (customers: readonly string[] | null | undefined): SaidLine => ({
  ...field("Offered to", customers ? counted(customers.length, "clinic") : "All clinics"),
  exactly: customers ? customers.toSorted().join(" ") : "all",
});

type Find = (version: string) => SaidPart;

const withVersion = (says: string, { number }: SaidPart): string => `${says}, version ${number}`;

const carePlanLines = (said: SaidCarePlan, part: Find): SaidLine[] => {
  const spans = Map.groupBy(said.feedback ?? [], ({ formid }) => part(formid));
  return [
    field("Name", said.name),
    field("Description", said.description),
    joint(said.surgery_type),
    ages(said.age_groups),
    field("Pace", capital(said.pace ?? "standard")),
    clinics(said.customers),
    ...(said.regimens ?? []).map(part).map((held) => ({
      key: held.content,
      name: held.name,
      says: regimenSaid(held),
      list: "regimens",
    })),
    ...(said.devices ?? []).map((device) => {
      const held = part(device.deviceid);
      return { key: held.content, name: held.name, says: withVersion(deviceSaid(device), held) };
    }),
    ...[...spans].map(([held, own]) => ({
      key: held.content,
      name: held.name,
      says: withVersion(own.map(spanSaid).join("; "), held),
    })),
  ];
};

const regimenLines = (said: SaidRegimen, part: Find): SaidLine[] => {
  const entries = said.exercises ?? [];
  return [
    field("Name", said.name),
    joint(said.surgery_type),
    field("Gender", said.gender ? capital(said.gender) : "All"),
    ages(said.age_groups),
    field("Days", daysSaid(said.startdate, said.enddate)),
    ...entries.map((entry) => {
      const held = part(entry.exercise);
      const follows = typeof entry.next === "number" ? entries[entry.next] : undefined;
      const chain = follows ? `, then ${part(follows.exercise).name}` : "";
      return {
        key: held.content,
        name: held.name,
        says: withVersion(`${daysSaid(entry.startdate, entry.enddate)}, ${doseSaid(entry)}${chain}`, held),
        list: "exercises",
      };
    }),
  ];
};

const exerciseLines = (said: SaidExercise): SaidLine[] => [
  field("Name", said.name),
  field("What it is good for", said.purpose),
  field("Not if, or take care", said.caution),
  address("Image", said.image),
  address("Video link", said.video),
  field("Hold", counted(said.holdseconds, "second")),
  field("Repeat", counted(said.repeat, "repeat")),
  field("Set", counted(said.set, "set")),
  field("Daily", counted(said.time, "time")),
  field("Interval", intervalSaid(said.interval)),
];

/** A question is known by its words. */
const questionnaireLines = (said: SaidQuestionnaire): SaidLine[] => [
  field("Short name", said.name),
  field("Licence line", said.licence),
  address("Image", said.image),
  field("Days it asks back", counted(said.recalldays, "day")),
  ...(said.questions ?? []).map((question) => ({
    key: `asks ${question.question ?? ""}`,
    name: question.question ?? "",
    says: answersSaid(question),
    list: "questions",
  })),
];

/** Readings are kept by the number of a value, so a value is known by its place. */
const deviceLines = (said: SaidMeasuring): SaidLine[] => [
  field("Display name", said.name),
  joint(said.surgery_type),
  address("Image", said.image),
  ...(said.values ?? []).map((value, at) => ({
    key: `value ${at}`,
    name: value.metric ?? "",
    says: valueSaid(value),
  })),
];

/** The same may stand in a list twice: then its key counts. */
const withOwnKeys = (lines: readonly SaidLine[]): SaidLine[] => {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const before = seen.get(line.key) ?? 0;
    seen.set(line.key, before + 1);
    return before === 0 ? line : { ...line, key: `${line.key} ${before}` };
  });
};

/** All that a version of content, or its draft, says: line by line, in the order of its page. */
export const saidLines = ({ carePlan, regimen, exercise, questionnaire, device, parts }: SaidContent): SaidLine[] => {
  const part: Find = (id) => known.get(id) ?? { _id: id, content: id, name: "Not offered any more", number: 0 };
  const known = new Map(parts.map((each) => [each._id, each]));
  const lines = [
    ...(carePlan ? carePlanLines(carePlan, part) : []),
    ...(regimen ? regimenLines(regimen, part) : []),
    ...(exercise ? exerciseLines(exercise) : []),
    ...(questionnaire ? questionnaireLines(questionnaire) : []),
    ...(device ? deviceLines(device) : []),
  ];
  return withOwnKeys(lines.filter(({ says }) => says !== ""));
};
