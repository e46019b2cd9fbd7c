/**
 * What screens show and what changes make stale, named by docs/WORDS.md: a question names the subjects it shows, a mutation and a
 * live domain event those that they change, and whoever shows one of these asks again.
 */
export type Subject =
  | "callbacks"
  | "cases"
  | "companies"
  | "content"
  | "customers"
  | "deletionRequests"
  | "diagnoses"
  | "drafts"
  | "links"
  | "notes"
  | "notifications"
  | "orders"
  | "patients"
  | "progress"
  | "questionnaires"
  | "readings"
  | "registrations"
  | "reminders"
  | "reports"
  | "schedules"
  | "surgeons"
  | "undelivered"
  | "users";
