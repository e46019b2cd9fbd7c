import { z } from "zod";
import { idField } from "../values/id.ts";
import { refuse, type Refusal } from "../values/refusal.ts";
import { dayField, endsInTime, pastStartText, type RowContext, startsInTime } from "./programme-fields.ts";
import { pastEndText } from "./programmes-texts.ts";
import * as texts from "./programmes-texts.ts";

const noDays = texts.pleaseSelectDays;
const noNumber = texts.pleaseEnterNumericDay;
const noForm = texts.pleaseSelectAQuestionnaire;
const noWeekdays = texts.pleaseSelectWeekDays;

/** Maximum number of days in one span: more than a programme has. */
const maxDays = 1_200;
const tooMany = texts.pleaseChooseAtMostDays(maxDays);

const inOrder = (days: readonly number[]): number[] => [...new Set(days)].toSorted((a, b) => a - b);

/** Parses the typed days of a custom questionnaire, such as "-14, 14, 42". Returns them sorted and without duplicates, or a refusal. */
export const readDays = (typed: string): number[] | Refusal => {
  const parts = typed.split(",").map((part) => part.trim());
  if (parts.every((part) => part === "")) return refuse(noDays);
  const filledParts = parts.filter((part) => part !== "");
  return filledParts.every((part) => /^-?\d+$/.test(part)) ? inOrder(filledParts.map(Number)) : refuse(noNumber);
};

const weeklySchema = (context: RowContext) =>
  z
    .object({
      scheduletype: z.literal("weekly"),
      schedule: z
        .array(z.number(noWeekdays).int(noWeekdays).min(0, noWeekdays).max(6, noWeekdays), noWeekdays)
        .min(1, noWeekdays)
        .max(maxDays, noWeekdays)
        .transform(inOrder),
      startdate: dayField(texts.pleaseSelectStartDate),
      enddate: dayField(texts.pleaseSelectEndDate),
    })
    .refine(startsInTime(context), { path: ["startdate"], message: pastStartText(context) })
    .refine((row) => endsInTime(context)(row) && row.enddate >= row.startdate, {
      path: ["enddate"],
      message: pastEndText,
    });

const customSchema = (context: RowContext) =>
  z
    .object({
      scheduletype: z.literal("custom"),
      schedule: z.array(dayField(noNumber), noDays).min(1, noDays).max(maxDays, tooMany).transform(inOrder),
    })
    .refine(({ schedule }) => schedule.every((day) => day >= context.today || context.saved?.schedule?.includes(day)), {
      path: ["schedule"],
      message: pastStartText(context),
    })
    .transform((row) => ({ ...row, startdate: row.schedule[0]!, enddate: row.schedule.at(-1)! }));

const fields = z.object({
  _id: idField,
  formid: z.string(noForm).min(1, noForm).pipe(idField),
  skiponsurgerydate: z.boolean().default(true),
});

/** Returns the schema of a span of a questionnaire in its card. A custom span is from its first to its last day. */
export const questionnaireRow = (context: RowContext) =>
  fields.and(
    z.discriminatedUnion("scheduletype", [weeklySchema(context), customSchema(context)], texts.pleaseSelectASchedule),
  );
