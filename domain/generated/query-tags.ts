import type { AccountDeletionQueryTag } from "../account-deletion/operations.ts";
import type { CallbacksQueryTag } from "../callbacks/operations.ts";
import type { CasesQueryTag } from "../case-states/query-tags.ts";
import type { CompaniesQueryTag } from "../companies/operations.ts";
import type { ContentQueryTag } from "../content/operations.ts";
import type { CustomersQueryTag } from "../customers/operations.ts";
import type { DiagnosesQueryTag } from "../diagnoses/operations.ts";
import type { DraftsQueryTag } from "../drafts/operations.ts";
import type { FulfilmentQueryTag } from "../fulfilment/operations.ts";
import type { NotesQueryTag } from "../notes/query-tags.ts";
import type { NotificationsQueryTag } from "../notifications/operations.ts";
import type { PatientLinksQueryTag } from "../patient-links/operations.ts";
import type { PatientsQueryTag } from "../patients/operations.ts";
import type { QuestionnairesQueryTag } from "../questionnaires/operations.ts";
import type { RecordingQueryTag } from "../recording/operations.ts";
import type { RegistrationQueryTag } from "../registration/operations.ts";
import type { RemindersQueryTag } from "../reminders/operations.ts";
import type { ReportsQueryTag } from "../reports/operations.ts";
import type { SchedulesQueryTag } from "../schedules/operations.ts";
import type { SurgeonsQueryTag } from "../surgeons/operations.ts";
import type { UndeliveredMessagesQueryTag } from "../undelivered-messages/operations.ts";
import type { UsersQueryTag } from "../users/operations.ts";

/** Query tags of all subjects. */
export type SubjectQueryTags =
  | AccountDeletionQueryTag
  | CallbacksQueryTag
  | CasesQueryTag
  | CompaniesQueryTag
  | ContentQueryTag
  | CustomersQueryTag
  | DiagnosesQueryTag
  | DraftsQueryTag
  | FulfilmentQueryTag
  | NotesQueryTag
  | NotificationsQueryTag
  | PatientLinksQueryTag
  | PatientsQueryTag
  | QuestionnairesQueryTag
  | RecordingQueryTag
  | RegistrationQueryTag
  | RemindersQueryTag
  | ReportsQueryTag
  | SchedulesQueryTag
  | SurgeonsQueryTag
  | UndeliveredMessagesQueryTag
  | UsersQueryTag;
