import { z } from "zod";
import { birthDateChoices, birthYearQuestion } from "../birth-dates/birth-years.ts";
import { type CalendarDate, calendarDate, formatUs, parseUs } from "../values/calendar-date.ts";
import { nameField } from "../values/text-fields.ts";
import * as texts from "./patients-texts.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";

/** Maximum lengths of a patient's names and email, in characters. */
export const personLimits = { name: 40, email: 50 } as const;

const minBirthDate = calendarDate("1900-01-01");

/** Returns the schema of a patient's first or last name; a blank one counts as missing. */
export const personNameField = (label: string, missing: string) =>
  nameField(missing).max(personLimits.name, mustBeCharactersOrLess(label, personLimits.name));

const birthProblem = (date: CalendarDate | null, today: CalendarDate): string | null => {
  if (date === null) return texts.pleaseEnterABirthDate;
  if (date < minBirthDate) return texts.pleaseEnterABirthDateFromOn(formatUs(minBirthDate));
  return date < today ? null : texts.birthDateMustBeBefore;
};

/**
 * Returns the schema of a birth date typed in one of the six formats, which is parsed to a calendar date before `today`. A year of two digits may
 * need a choice between two centuries.
 */
export const birthDateField = (today: CalendarDate) =>
  z
    .string({ error: texts.pleaseEnterPatientBirthDate })
    .trim()
    .min(1, texts.pleaseEnterPatientBirthDate)
    .transform((typed, context): CalendarDate => {
      const date = parseUs(typed, today);
      const choices = birthDateChoices(typed, today);
      const problem = choices.length > 0 ? birthYearQuestion(choices) : birthProblem(date, today);
      if (date !== null && problem === null) return date;
      context.addIssue(problem ?? "");
      return z.NEVER;
    });
