import type { PatientScope } from "@restride/domain/access/scope.ts";
import { isValidOn } from "@restride/domain/schedules/schedule-item.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { DayOf } from "../calendar/calendar.lookups.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { Schedules } from "../scheduled-items/scheduled-items.lookups.ts";
import type { RecordingForms } from "../recording/recording-forms.lookups.ts";

interface Deps {
  readonly clock: ClinicClock;
  readonly dayOf: DayOf;
  readonly schedules: Schedules;
  readonly recordingForms: RecordingForms;
}

/**
 * Makes the use case that returns the patient's items of a day, with the data needed to do them: the questions and the values that the devices
 * measure.
 */
export const makeGetMyDay =
  ({ clock, dayOf, schedules, recordingForms }: Deps) =>
  async (scope: PatientScope, requestedDay: CalendarDate | null | undefined) => {
    const { patientId } = scope;
    const { today } = await clock(scope);
    const [day, devices] = await Promise.all([
      dayOf(scope, patientId, requestedDay ?? today),
      schedules.devices(scope, patientId),
    ]);
    if (isRefusal(day)) return day;
    const [questions, metrics] = await Promise.all([
      recordingForms.questions(
        scope,
        day.questionnaires.map(({ formid }) => formid),
      ),
      recordingForms.metrics(
        scope,
        devices.map(({ deviceId }) => deviceId),
      ),
    ]);
    return {
      today,
      day,
      forms: day.questionnaires.map(({ itemid, formid, name }) => ({
        itemid,
        shortname: name,
        questions: questions
          .filter(({ questionnaireId }) => questionnaireId === formid)
          .map(({ questnumber, question, options }) => ({
            questnumber,
            question,
            options: [...options],
          })),
      })),
      devices: devices
        .filter((device) => device.linked && isValidOn(device, day.date))
        .filter(({ id }) => day.measurements.some(({ deviceid }) => deviceid === id))
        .map(({ id, deviceId }) => ({
          itemid: id,
          metrics: metrics.filter((metric) => metric.deviceId === deviceId),
        })),
    };
  };
