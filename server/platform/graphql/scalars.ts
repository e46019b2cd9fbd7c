import { isCalendarDate } from "@restride/domain/values/calendar-date.ts";
import { GraphQLError, type GraphQLScalarType, type GraphQLSchema, Kind } from "graphql";
import { instantOf } from "../instant.ts";

const readDate = (value: unknown): string => {
  if (typeof value === "string" && isCalendarDate(value)) return value;
  throw new GraphQLError("A date is written YYYY-MM-DD.");
};

const readInstant = (value: unknown): string => {
  const milliseconds = typeof value === "string" && value.length <= 40 ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(milliseconds)) throw new GraphQLError("A time is written as in 2026-11-20T15:10:00Z.");
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
