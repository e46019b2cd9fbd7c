import type { Answers, QuestionnaireKind } from "@restride/domain/questionnaires/score.ts";
import type { Adherence } from "./adherence.ts";
import type { Pace } from "@restride/domain/programmes/pace.ts";
import type { Course } from "./curves.ts";
import type { DeviceState } from "./orders.ts";
import type { Plan } from "./plan.ts";

/** Case of a story. All days of a story count from surgery. */
export type StoryCase = {
  readonly day: number;
  readonly type: string;
  readonly status: string;
  readonly priority: string;
  readonly summary: string;
  readonly description: string;
  /** True for a conversation instead of a support case. */
  readonly conversation?: boolean;
  /** True when the patient wrote it instead of staff. */
  readonly byPatient?: boolean;
};

export type StoryNotification = {
  readonly day: number;
  readonly header: string;
  readonly message: string;
  readonly state: "sent" | "delivered" | "read";
};

/** Demo patient with a fixed history, which screens and tests rely on. */
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
  /** Days since surgery; negative before it. */
  readonly day: number;
  readonly addedOn?: number;
  readonly adherence: Adherence;
  /** Returns the mean probability that an item is done on a day, instead of the one from `adherence`; null for that one. */
  readonly meanOn?: (day: number, weekday: number) => number | null;
  /** Returns fixed answers instead of random ones; null for random ones. */
  readonly answers?: (kind: QuestionnaireKind, day: number) => Answers | null;
  readonly course?: (usual: Course) => Partial<Course>;
  /** Move of the surgery by some days, made on a day; with `goAlong` exercises and devices moved too. */
  readonly moved?: { readonly on: number; readonly byDays: number; readonly goAlong: boolean };
  readonly shapePlan?: (plan: Plan) => Plan;
  /** States of orders by device, `D6#2` for a second one of a kind; other orders are delivered on time. */
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
  /** Index of the surgeon in the clinic, from 0. */
  readonly surgeon?: number;
};
