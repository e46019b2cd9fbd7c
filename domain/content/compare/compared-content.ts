/** Value that may be missing, because content can be compared while it is typed. */
type Unfinished<What> = What | null | undefined;

/** Part of other content: an exact version, and the content it is a version of. */
export interface ComparedPart {
  readonly _id: string;
  readonly content: string;
  readonly name: string;
  readonly number: number;
  readonly startdate?: Unfinished<number>;
  readonly enddate?: Unfinished<number>;
  readonly exercises?: Unfinished<number>;
}

interface ComparedNames {
  readonly name?: Unfinished<string>;
  readonly surgery_type?: Unfinished<string>;
  readonly age_groups?: Unfinished<readonly string[]>;
  readonly image?: Unfinished<string>;
}

interface ComparedDays {
  readonly startdate?: Unfinished<number>;
  readonly enddate?: Unfinished<number>;
}

interface ComparedFrequency {
  readonly interval?: Unfinished<number>;
  readonly time?: Unfinished<number>;
  readonly skiponsurgerydate?: Unfinished<boolean>;
}

/** Device of a care plan. */
export interface ComparedDevice extends ComparedFrequency {
  readonly deviceid: string;
  readonly start_date?: Unfinished<number>;
  readonly end_date?: Unfinished<number>;
}

/** Span in which a care plan asks a questionnaire. */
export interface ComparedSpan extends ComparedDays, ComparedFrequency {
  readonly formid: string;
  readonly scheduletype?: Unfinished<string>;
  readonly schedule?: Unfinished<readonly number[]>;
}

/** Dose of an exercise. */
export interface ComparedDose extends ComparedFrequency {
  readonly holdseconds?: Unfinished<number>;
  readonly repeat?: Unfinished<number>;
  readonly set?: Unfinished<number>;
}

/** Exercise of a regimen; `next` is the index of the exercise that follows in its chain. */
export interface ComparedEntry extends ComparedDose, ComparedDays {
  readonly exercise: string;
  readonly next?: Unfinished<number>;
}

/** Question with its answers. */
export interface ComparedQuestion {
  readonly question?: Unfinished<string>;
  readonly options?: Unfinished<
    readonly { readonly optnumber?: Unfinished<number>; readonly option?: Unfinished<string> }[]
  >;
}

interface ComparedLimits {
  readonly min?: Unfinished<number>;
  readonly max?: Unfinished<number>;
}

/** Value of a device's reading, with the limits that charts draw. */
export interface ComparedValue extends ComparedLimits {
  readonly metric?: Unfinished<string>;
  readonly unit?: Unfinished<string>;
  readonly thresholds?: Unfinished<readonly (ComparedLimits & { readonly fromday?: Unfinished<number> })[]>;
}

export interface ComparedCarePlan extends ComparedNames {
  readonly description?: Unfinished<string>;
  readonly pace?: Unfinished<string>;
  readonly customers?: Unfinished<readonly string[]>;
  readonly regimens?: Unfinished<readonly string[]>;
  readonly devices?: Unfinished<readonly ComparedDevice[]>;
  readonly feedback?: Unfinished<readonly ComparedSpan[]>;
}

export interface ComparedRegimen extends ComparedNames, ComparedDays {
  readonly gender?: Unfinished<string>;
  readonly exercises?: Unfinished<readonly ComparedEntry[]>;
}

export interface ComparedExercise extends ComparedNames, ComparedDose {
  readonly purpose?: Unfinished<string>;
  readonly caution?: Unfinished<string>;
  readonly video?: Unfinished<string>;
}

export interface ComparedQuestionnaire extends ComparedNames {
  readonly licence?: Unfinished<string>;
  readonly recalldays?: Unfinished<number>;
  readonly questions?: Unfinished<readonly ComparedQuestion[]>;
}

export interface ComparedDeviceMetrics extends ComparedNames {
  readonly values?: Unfinished<readonly ComparedValue[]>;
}

/** Version of content, or its draft: the fields of its kind, and the parts that it contains. */
export interface ComparedContent {
  readonly carePlan?: Unfinished<ComparedCarePlan>;
  readonly regimen?: Unfinished<ComparedRegimen>;
  readonly exercise?: Unfinished<ComparedExercise>;
  readonly questionnaire?: Unfinished<ComparedQuestionnaire>;
  readonly device?: Unfinished<ComparedDeviceMetrics>;
  readonly parts: readonly ComparedPart[];
}
