/**
 * Tags of what screens show: a query names the tags of its answer, a mutation and a live domain event those that they invalidate, and
 * whoever shows one of these queries again.
 */
export type QueryTag =
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
