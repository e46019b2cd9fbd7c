import type { Id } from "./values/id.ts";
import type { AccountDeletionFacts } from "./account-deletion/facts.ts";
import type { CallbackFacts } from "./callbacks/facts.ts";
import type { CaseFacts } from "./cases/facts.ts";
import type { DiagnosisFacts } from "./diagnoses/facts.ts";
import type { FulfilmentFacts } from "./fulfilment/facts.ts";
import type { NoteFacts } from "./notes/facts.ts";
import type { NotificationFacts } from "./notifications/facts.ts";
import type { PatientFacts } from "./patients/facts.ts";
import type { ProgrammeFacts } from "./programmes/facts.ts";
import type { ProgressPageFacts } from "./progress-page/facts.ts";
import type { RecordingFacts } from "./recording/facts.ts";
import type { RegistrationFacts } from "./registration/facts.ts";
import type { ReminderFacts } from "./reminders/facts.ts";
import type { ReportFacts } from "./reports/facts.ts";
import type { ScheduleFacts } from "./schedules/facts.ts";
import type { SurgeonFacts } from "./surgeons/facts.ts";

/** A few ids and dates by name, no more: a fact is told whole, in at most 8,000 bytes. */
type Flat<Kinds extends Readonly<Record<string, Readonly<Record<string, string | null>>>>> = Kinds;

/** Every kind of fact, with its data. */
export type FactKinds = Flat<
  AccountDeletionFacts &
    CallbackFacts &
    CaseFacts &
    DiagnosisFacts &
    FulfilmentFacts &
    NoteFacts &
    NotificationFacts &
    PatientFacts &
    ProgrammeFacts &
    ProgressPageFacts &
    RecordingFacts &
    RegistrationFacts &
    ReminderFacts &
    ReportFacts &
    ScheduleFacts &
    SurgeonFacts
>;

export type FactKind = keyof FactKinds;

/** Something that happened in a clinic: of which kind, to which patient (null when to nobody in particular), and its data. */
export interface Fact<Kind extends FactKind = FactKind> {
  readonly kind: Kind;
  readonly subjectId: Id | null;
  readonly data: Readonly<FactKinds[Kind]>;
}
