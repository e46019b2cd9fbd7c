import type { Answers, QuestionnaireKind } from "@restride/domain/questionnaires/score.ts";
import type { Adherence } from "./adherence.ts";
import type { Pace } from "@restride/domain/programmes/pace.ts";
import type { Course } from "./curves.ts";
import type { DeviceState } from "./orders.ts";
import type { Plan } from "./plan.ts";

/** Days count from surgery in all of a story. */
export type StoryCase = {
  readonly day: number;
  readonly type: string;
  readonly status: string;
  readonly priority: string;
  readonly summary: string;
  readonly description: string;
  /** Opened by a conversation rather than as a task. */
  readonly conversation?: boolean;
  /** Written by the patient rather than by staff. */
  readonly byPatient?: boolean;
};

export type StoryNotification = {
  readonly day: number;
  readonly header: string;
  readonly message: string;
  readonly state: "sent" | "delivered" | "read";
};

/** A patient whose course is told, so that screens and tests can count on it. */
export type Story = {
  readonly key: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly gender: "male" | "female";
  readonly age: number;
  readonly joint: "knee" | "hip";
  readonly side: "left" | "right";
  readonly plan: string;
  readonly pace?: Pace;
  /** How many days ago surgery was; negative before it. */
  readonly day: number;
  readonly addedOn?: number;
  readonly adherence: Adherence;
  /** The mean probability for a day, where it is not that of the adherence. */
  readonly meanOn?: (day: number, weekday: number) => number | null;
  /** Answers that are told rather than drawn. */
  readonly answers?: (kind: QuestionnaireKind, day: number) => Answers | null;
  readonly course?: (usual: Course) => Partial<Course>;
  /** The surgery was moved by some days, on a day; with `goAlong` exercises and devices went with it. */
  readonly moved?: { readonly on: number; readonly byDays: number; readonly goAlong: boolean };
  readonly shapePlan?: (plan: Plan) => Plan;
  /** States of orders by device, `D6#2` for a second one of a kind; others are delivered. */
  readonly devices?: Readonly<Record<string, DeviceState>>;
  readonly holds?: readonly (readonly [from: number, to: number | null])[];
  readonly diagnoses?: readonly string[];
  readonly cases?: readonly StoryCase[];
  readonly notifications?: readonly StoryNotification[];
  readonly reminders?: readonly { readonly day: number; readonly title: string; readonly message: string }[];
  readonly endedOn?: number;
  readonly consent?: "none" | "given";
  readonly emailOptIn?: boolean;
  readonly caregiver?: Readonly<Record<string, string>>;
  readonly lastFour?: string;
  /** Which of the clinic's surgeons operated, from 0. */
  readonly surgeon?: number;
};
