import type { z } from "zod";
import { refuseLinks } from "../schedules/chains.ts";
import { problemsOf } from "../values/problems.ts";
import { refuse, type Refusal } from "../values/refusal.ts";
import type { ProgrammeDevice, ProgrammeExercise, ProgrammeQuestionnaire } from "./programme.ts";
import type { RowContext } from "./programme-fields.ts";
import { deviceRow, exerciseRow, maxRows } from "./programme-form.ts";
import { questionnaireRow } from "./questionnaire-form.ts";
import * as texts from "./programmes-texts.ts";

type ContextOf = (row: unknown) => RowContext;
type SchemaIn<Row> = (context: RowContext) => z.ZodType<Row>;

/** Returns the schema of each row. Rows with the same context share a schema, because creating one takes a hundred times as long as parsing a row. */
const schemas = <Row>(schemaIn: SchemaIn<Row>, contextOf: ContextOf): ((row: unknown) => z.ZodType<Row>) => {
  const schemas = new Map<string, z.ZodType<Row>>();
  return (row) => {
    const context = contextOf(row);
    const { today, surgeryDate, saved } = context;
    const key = JSON.stringify([today, surgeryDate, saved?.startdate, saved?.schedule]);
    const schema = schemas.get(key) ?? schemaIn(context);
    schemas.set(key, schema);
    return schema;
  };
};

/** Parses the rows of one area one by one; errors name a row by its index: `exercises.3.startdate`. */
const readRows = <Row extends { readonly _id: string }>(
  area: keyof typeof maxRows,
  rows: readonly unknown[],
  schemaIn: SchemaIn<Row>,
  contextOf: ContextOf,
): Row[] | Refusal => {
  if (rows.length > maxRows[area]) return refuse(texts.aProgrammeHasAtMost(maxRows[area]));
  const schemaOf = schemas(schemaIn, contextOf);
  const parsedRows = rows.map((row) => schemaOf(row).safeParse(row));
  const problems = parsedRows.flatMap(({ error }, at) =>
    error
      ? problemsOf(error).map(({ field, message }) => ({ field: `${area}.${at}${field && "."}${field}`, message }))
      : [],
  );
  const [first] = problems;
  if (first) return refuse(first.message, problems);
  const validRows = parsedRows.flatMap(({ data }) => (data ? [data] : []));
  return new Set(validRows.map(({ _id }) => _id)).size < validRows.length
    ? refuse(texts.twoRowsHaveTheSame)
    : validRows;
};

/** Parses exercises to rows, or returns a refusal. Links are not checked, because that needs all exercises together. */
export const readExercises = (rows: readonly unknown[], contextOf: ContextOf): ProgrammeExercise[] | Refusal =>
  readRows("exercises", rows, exerciseRow, contextOf);

/** Returns why the links of exercises are not allowed: they must form simple chains within the programme. Null when they do. */
export const refuseExerciseLinks = (rows: readonly ProgrammeExercise[]): Refusal | null =>
  refuseLinks(rows.map(({ _id: id, nextexerciseid: nextId }) => ({ id, nextId })));

/** Parses devices to rows, or returns a refusal. */
export const readDevices = (rows: readonly unknown[], contextOf: ContextOf): ProgrammeDevice[] | Refusal =>
  readRows("devices", rows, deviceRow, contextOf);

/** Parses spans of questionnaires to rows, or returns a refusal. */
export const readQuestionnaires = (
  rows: readonly unknown[],
  contextOf: ContextOf,
): ProgrammeQuestionnaire[] | Refusal => readRows("feedback", rows, questionnaireRow, contextOf);
