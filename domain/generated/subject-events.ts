import type { AccountDeletionEvents } from "../account-deletion/domain-events.ts";
import type { CallbackEvents } from "../callbacks/domain-events.ts";
import type { CaseEvents } from "../cases/domain-events.ts";
import type { DiagnosisEvents } from "../diagnoses/domain-events.ts";
import type { FulfilmentEvents } from "../fulfilment/domain-events.ts";
import type { NoteEvents } from "../notes/domain-events.ts";
import type { NotificationEvents } from "../notifications/domain-events.ts";
import type { PatientEvents } from "../patients/domain-events.ts";
import type { ProgrammeEvents } from "../programmes/domain-events.ts";
import type { ProgressPageEvents } from "../progress-page/domain-events.ts";
import type { RecordingEvents } from "../recording/domain-events.ts";
import type { RegistrationEvents } from "../registration/domain-events.ts";
import type { ReminderEvents } from "../reminders/domain-events.ts";
import type { ReportEvents } from "../reports/domain-events.ts";
import type { ScheduleEvents } from "../schedules/domain-events.ts";
import type { SurgeonEvents } from "../surgeons/domain-events.ts";

/** Domain events of all subjects, by kind. */
export type SubjectDomainEvents =
  & AccountDeletionEvents
  & CallbackEvents
  & CaseEvents
  & DiagnosisEvents
  & FulfilmentEvents
  & NoteEvents
  & NotificationEvents
  & PatientEvents
  & ProgrammeEvents
  & ProgressPageEvents
  & RecordingEvents
  & RegistrationEvents
  & ReminderEvents
  & ReportEvents
  & ScheduleEvents
  & SurgeonEvents;
