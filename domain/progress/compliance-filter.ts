import { z } from "zod";
import { type CalendarDate, isCalendarDate } from "../values/calendar-date.ts";
import * as texts from "./progress-texts.ts";

/** Joints that compliance can be filtered by. */
export const complianceJoints = ["knee", "hip", "all"] as const;
export type ComplianceJoint = (typeof complianceJoints)[number];

/** Labels of the joints on the compliance page. */
export const complianceJointLabels: Readonly<Record<ComplianceJoint, string>> = {
  knee: texts.knee,
  hip: texts.hip,
  all: texts.kneeAndHip,
};

const day = z.custom<CalendarDate>(isCalendarDate, texts.pleaseSelectDateRange).nullish();

/** Schema of the days and the joint in a call; a missing field has no effect. */
export const complianceFilterSchema = z
  .object({
    startdate: day,
    enddate: day,
    type: z.enum(complianceJoints, texts.pleaseChooseKneeHipOrAll).nullish(),
  })
  .refine(({ startdate, enddate }) => !startdate || !enddate || startdate <= enddate, {
    path: ["enddate"],
    error: texts.theRangeEndsBeforeIt,
  });
