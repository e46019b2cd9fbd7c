import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { ComponentType } from "react";
import { patientParts } from "../generated/subject-patient-parts.ts";

interface PartProps {
  patientId: string;
  today: CalendarDate;
  timeZone: string;
}

const parts: Readonly<Record<string, ComponentType<PartProps>>> = patientParts;

/** Components that subjects provide for a patient's page, one below the other. */
export const PartsOfPatient = (props: PartProps) =>
  Object.entries(parts).map(([name, Part]) => <Part key={name} {...props} />);
