import { z } from "zod";
import { type CalendarDate, isCalendarDate } from "../values/calendar-date.ts";

/** The joints that compliance can be seen for. */
export const complianceJoints = ["knee", "hip", "all"] as const;
export type ComplianceJoint = (typeof complianceJoints)[number];

/** The names of the joints on the compliance page. */
export const complianceJointLabels: Readonly<Record<ComplianceJoint, string>> = {
  knee: "Knee",
  hip: "Hip",
  all: "Knee & Hip",
};

const day = z.custom<CalendarDate>(isCalendarDate, "Please select date range").nullish();

/** Which days and which joint a call asks for; what it leaves out does not limit. */
export const complianceFiltersSchema = z
  .object({
    startdate: day,
    enddate: day,
    type: z.enum(complianceJoints, "Please choose knee, hip or all.").nullish(),
  })
  .refine(({ startdate, enddate }) => !startdate || !enddate || startdate <= enddate, {
    path: ["enddate"],
    error: "The range ends before it begins.",
  });
