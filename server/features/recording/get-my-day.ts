import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { isValidOn } from "@restride/domain/schedules/schedule-item.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DayOf } from "../calendar/calendar.lookups.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import type { Schedules } from "../schedules/schedules.lookups.ts";
import type { RecordingViews } from "./recording.views.ts";

interface Needs {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly dayOf: DayOf;
  readonly schedules: Schedules;
  readonly views: RecordingViews;
}

/** What the patient has to do on a day, with what is needed to do it: the questions and what the devices measure. */
export const makeGetMyDay =
  ({ db, clock, dayOf, schedules, views }: Needs) =>
  (scope: CustomerScope, asked: CalendarDate | null | undefined) =>
    db.transaction(scope, async () => {
      const patientId = scope.patientId!;
      const { today } = await clock(scope);
      const day = await dayOf(scope, patientId, asked ?? today);
      if (isRefusal(day)) return day;
      const questions = await views.questions(
        scope,
        day.questionnaires.map(({ formid }) => formid),
      );
      const devices = await schedules.devices(scope, patientId);
      const metrics = await views.metrics(
        scope,
        devices.map(({ deviceId }) => deviceId),
      );
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
    });
