import { isCalendarDate } from "@restride/domain/values/calendar-date.ts";
import { GraphQLError, type GraphQLScalarType, type GraphQLSchema, Kind } from "graphql";
import { instantOf } from "../instant.ts";
import * as texts from "./graphql-texts.ts";

const readDate = (value: unknown): string => {
  if (typeof value === "string" && isCalendarDate(value)) return value;
  throw new GraphQLError(texts.aDateIsWritten);
};

const readInstant = (value: unknown): string => {
  const milliseconds = typeof value === "string" && value.length <= 40 ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(milliseconds)) throw new GraphQLError(texts.aTimeIsWritten);
  return instantOf(milliseconds);
};

const setParsers = (scalar: GraphQLScalarType, read: (value: unknown) => string) => {
  scalar.parseValue = read;
  scalar.parseLiteral = (node) => read(node.kind === Kind.STRING ? node.value : null);
};

/** Sets the parsers of the schema's dates and instants. */
export const installScalarParsers = (schema: GraphQLSchema): void => {
  setParsers(schema.getType("CalendarDate") as GraphQLScalarType, readDate);
  setParsers(schema.getType("DateTime") as GraphQLScalarType, readInstant);
};
