import type { Id } from "./values/id.ts";
import type { AccountDeletionEvents } from "./account-deletion/domain-events.ts";
import type { CallbackEvents } from "./callbacks/domain-events.ts";
import type { CaseEvents } from "./cases/domain-events.ts";
import type { DiagnosisEvents } from "./diagnoses/domain-events.ts";
import type { FulfilmentEvents } from "./fulfilment/domain-events.ts";
import type { NoteEvents } from "./notes/domain-events.ts";
import type { NotificationEvents } from "./notifications/domain-events.ts";
import type { PatientEvents } from "./patients/domain-events.ts";
import type { ProgrammeEvents } from "./programmes/domain-events.ts";
import type { ProgressPageEvents } from "./progress-page/domain-events.ts";
import type { RecordingEvents } from "./recording/domain-events.ts";
import type { RegistrationEvents } from "./registration/domain-events.ts";
import type { ReminderEvents } from "./reminders/domain-events.ts";
import type { ReportEvents } from "./reports/domain-events.ts";
import type { ScheduleEvents } from "./schedules/domain-events.ts";
import type { SurgeonEvents } from "./surgeons/domain-events.ts";

/** A few ids and dates by name, no more: a domain event is published whole, in at most 8,000 bytes. */
type Flat<Kinds extends Readonly<Record<string, Readonly<Record<string, string | null>>>>> = Kinds;

/** Every kind of domain event, with its data. */
export type DomainEventKinds = Flat<
  AccountDeletionEvents &
    CallbackEvents &
    CaseEvents &
    DiagnosisEvents &
    FulfilmentEvents &
    NoteEvents &
    NotificationEvents &
    PatientEvents &
    ProgrammeEvents &
    ProgressPageEvents &
    RecordingEvents &
    RegistrationEvents &
    ReminderEvents &
    ReportEvents &
    ScheduleEvents &
    SurgeonEvents
>;

export type DomainEventKind = keyof DomainEventKinds;

/** Something that happened in a clinic: of which kind, to which patient (null when to nobody in particular), and its data. */
export interface DomainEvent<Kind extends DomainEventKind = DomainEventKind> {
  readonly kind: Kind;
  readonly subjectId: Id | null;
  readonly data: Readonly<DomainEventKinds[Kind]>;
}
