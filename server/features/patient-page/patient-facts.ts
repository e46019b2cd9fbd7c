import { isNamed, noCaregiver } from "@restride/domain/patients/caregiver.ts";
import { timeOfDay } from "@restride/domain/patients/daily-shift.ts";
import { emptyShipAddress } from "@restride/domain/patients/ship-address.ts";
import { fullName, salutationOf } from "@restride/domain/patients/person-name.ts";
import { ageGroupOf, ageOn } from "@restride/domain/patients/age-group.ts";
import { deficitOf } from "@restride/domain/questionnaires/bands.ts";
import { type CalendarDate, daysBetween, todayIn } from "@restride/domain/values/calendar-date.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import { maskPhone } from "@restride/domain/values/phone.ts";
import type { ClinicTime } from "../clinic-profile/clinic-clock.lookups.ts";
import type { AreaActivity } from "../recording/recording.lookups.ts";
import type { PanelPatient } from "./patient-panel.queries.ts";

const scoreOf = (value: number | null, date: CalendarDate | null, source: string | null = null) =>
  value === null || date === null ? null : { value, date, source };

type Score = ReturnType<typeof scoreOf>;

const deficitScore = (extension: Score): Score => extension && { ...extension, value: deficitOf(extension.value) };

/** Returns the latest scores, each with its day, motions with their source. */
export const lastScores = (patient: PanelPatient) => {
  const extension = scoreOf(patient.extension, patient.extension_day, patient.extension_source);
  return {
    kneescore: scoreOf(patient.knee_score, patient.knee_score_day),
    hipscore: scoreOf(patient.hip_score, patient.hip_score_day),
    painlevel: scoreOf(patient.pain_level, patient.pain_level_day),
    flexion: scoreOf(patient.flexion, patient.flexion_day, patient.flexion_source),
    extension,
    extensiondeficit: deficitScore(extension),
  };
};

const caregiverOf = (storedCaregiver: PanelPatient["caregiver"]) => {
  const caregiver = { ...noCaregiver, ...storedCaregiver };
  const name = fullName({ firstname: caregiver.fname, lastname: caregiver.lname });
  return isNamed(caregiver) ? { ...caregiver, name } : null;
};

/** Returns the number of days without activity in each area, and the next activity. */
export const activityByArea = (activities: readonly AreaActivity[], today: CalendarDate) => {
  const of = (area: Area) => {
    const { lastactivity, futureactivity } = activities.find((each) => each.area === area) ?? noActivity;
    return { lastactivity, futureactivity, inactive: lastactivity && daysBetween(lastactivity, today) };
  };
  return {
    exerciseactivity: of("exercise"),
    deviceactivity: of("measurement"),
    feedbackactivity: of("questionnaire"),
  };
};

const noActivity = { lastactivity: null, futureactivity: null };

/** Returns the first facts on a patient's pages: the person, the joint, and the days before or after surgery. The phone is masked. */
export const patientFacts = (patient: PanelPatient, { today, timeZone }: ClinicTime) => {
  const { shipAddress, surgeryType, surgeryDate, shiftStart, shiftEnd, lastDigits, activeSince, ...same } = patient;
  const createdOn = todayIn(Date.parse(patient.createdAt), timeZone);
  return {
    ...same,
    salutation: salutationOf(patient.gender),
    age: ageGroupOf(ageOn(patient.dob, today)),
    phone: maskPhone(patient.phone),
    lastdigitsofphone: lastDigits,
    surgery: { type: surgeryType, date: surgeryDate, days: daysBetween(surgeryDate, today) },
    createdOn,
    activesince: activeSince ?? createdOn,
    dailyshift: { start: timeOfDay(shiftStart), end: timeOfDay(shiftEnd) },
    shipaddress: "city" in shipAddress ? { ...emptyShipAddress, ...shipAddress } : null,
    caregiver: caregiverOf(patient.caregiver),
    today,
  };
};
