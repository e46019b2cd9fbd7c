/** Value that may be missing, because content can be compared while it is typed. */
type Typed<What> = What | null | undefined;

/** Part of other content: an exact version, and the content it is a version of. */
export interface SaidPart {
  readonly _id: string;
  readonly content: string;
  readonly name: string;
  readonly number: number;
  readonly startdate?: Typed<number>;
  readonly enddate?: Typed<number>;
  readonly exercises?: Typed<number>;
}

interface SaidNames {
  readonly name?: Typed<string>;
  readonly surgery_type?: Typed<string>;
  readonly age_groups?: Typed<readonly string[]>;
  readonly image?: Typed<string>;
}

interface SaidDays {
  readonly startdate?: Typed<number>;
  readonly enddate?: Typed<number>;
}

interface SaidOften {
  readonly interval?: Typed<number>;
  readonly time?: Typed<number>;
  readonly skiponsurgerydate?: Typed<boolean>;
}

/** Device of a care plan. */
export interface SaidDevice extends SaidOften {
  readonly deviceid: string;
  readonly start_date?: Typed<number>;
  readonly end_date?: Typed<number>;
}

/** Period in which a care plan asks a questionnaire. */
export interface SaidSpan extends SaidDays, SaidOften {
  readonly formid: string;
  readonly scheduletype?: Typed<string>;
  readonly schedule?: Typed<readonly number[]>;
}

/** Dose of an exercise. */
export interface SaidDose extends SaidOften {
  readonly holdseconds?: Typed<number>;
  readonly repeat?: Typed<number>;
  readonly set?: Typed<number>;
}

/** Exercise of a regimen; `next` is the index of the exercise that follows in its chain. */
export interface SaidEntry extends SaidDose, SaidDays {
  readonly exercise: string;
  readonly next?: Typed<number>;
}

/** Question with its answers. */
export interface SaidQuestion {
  readonly question?: Typed<string>;
  readonly options?: Typed<readonly { readonly optnumber?: Typed<number>; readonly option?: Typed<string> }[]>;
}

interface SaidLimits {
  readonly min?: Typed<number>;
  readonly max?: Typed<number>;
}

/** Value of a device's reading, with the limits that charts draw. */
export interface SaidValue extends SaidLimits {
  readonly metric?: Typed<string>;
  readonly unit?: Typed<string>;
  readonly thresholds?: Typed<readonly (SaidLimits & { readonly fromday?: Typed<number> })[]>;
}

export interface SaidCarePlan extends SaidNames {
  readonly description?: Typed<string>;
  readonly pace?: Typed<string>;
  readonly customers?: Typed<readonly string[]>;
  readonly regimens?: Typed<readonly string[]>;
  readonly devices?: Typed<readonly SaidDevice[]>;
  readonly feedback?: Typed<readonly SaidSpan[]>;
}

export interface SaidRegimen extends SaidNames, SaidDays {
  readonly gender?: Typed<string>;
  readonly exercises?: Typed<readonly SaidEntry[]>;
}

export interface SaidExercise extends SaidNames, SaidDose {
  readonly purpose?: Typed<string>;
  readonly caution?: Typed<string>;
  readonly video?: Typed<string>;
}

export interface SaidQuestionnaire extends SaidNames {
  readonly licence?: Typed<string>;
  readonly recalldays?: Typed<number>;
  readonly questions?: Typed<readonly SaidQuestion[]>;
}

export interface SaidMeasuring extends SaidNames {
  readonly values?: Typed<readonly SaidValue[]>;
}

/** Version of content, or its draft: the fields of its kind, and the parts that it contains. */
export interface SaidContent {
  readonly carePlan?: Typed<SaidCarePlan>;
  readonly regimen?: Typed<SaidRegimen>;
  readonly exercise?: Typed<SaidExercise>;
  readonly questionnaire?: Typed<SaidQuestionnaire>;
  readonly device?: Typed<SaidMeasuring>;
  readonly parts: readonly SaidPart[];
}
