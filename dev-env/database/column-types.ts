import type { ColumnType } from "./typed-columns.ts";

const words: ColumnType = { type: "Readonly<Record<string, string>>" };
const address: ColumnType = { type: "ShipAddress", from: "patients/ship-address.ts" };
const caregiver: ColumnType = { type: "Caregiver", from: "patients/caregiver.ts" };
const logged: ColumnType = { type: "StoredRow", from: "activity-log/log-fields.ts" };
const interval: ColumnType = { type: "Interval", from: "schedules/interval.ts" };
const answers: ColumnType = { type: "(number | null)" };
const eventData: ColumnType = { type: 'DomainEvent["data"]', from: "domain-events.ts" };
/** Value whose type is not described: statements read parts of it, or code that knows its type reads all of it. */
const unknown: ColumnType = { type: "unknown" };

const orEmpty = ({ type, from }: ColumnType): ColumnType => ({
  type: `${type} | Readonly<Record<string, never>>`,
  from,
});
const listType = (type: string, from?: string): ColumnType => ({ type: `readonly ${type}[]`, from });

/**
 * Types of columns that the database does not describe in enough detail: all columns of JSON, and other columns with fewer values than their SQL
 * type. A text or number that a CHECK limits to a list already has these values as its type.
 */
export const columnTypes: Readonly<Record<string, ColumnType>> = {
  "audit_log.before": logged,
  "audit_log.after": logged,
  "care_plan_devices.interval": interval,
  "companies.address": words,
  "companies.contact": words,
  "content_drafts.body": { type: "Readonly<Record<string, unknown>>" },
  "customers.address": words,
  "customers.contact": words,
  "device_metrics.thresholds": listType("DatedThreshold", "device-charts/threshold.ts"),
  "device_orders.ship_address": { type: "OrderAddress", from: "fulfilment/order-address.ts" },
  "device_readings.values": answers,
  "exercises.interval": interval,
  "domain_events.data": eventData,
  "domain_events.kind": { type: "DomainEventKind", from: "domain-events.ts" },
  "idempotency_keys.answer": unknown,
  "item_revisions.interval": interval,
  "patient_drafts.typed": unknown,
  "patients.caregiver": orEmpty(caregiver),
  "patients.ship_address": orEmpty(address),
  "patients.phone_last_four": { type: "string", isPresent: true },
  "questionnaire_answers.answers": answers,
  "questions.options": listType("{ readonly optnumber: number; readonly option: string }"),
  "regimen_exercises.interval": interval,
  "registered_patients.caregiver": orEmpty(caregiver),
  "registered_patients.ship_address": address,
  "schedule_changes.after": listType("unknown"),
  "schedule_changes.before": listType("unknown"),
  "schedule_changes.reminders": listType("unknown"),
  "surgeons.hospital": words,
  "surgeons.team": listType("TeamCategory", "surgeons/team.ts"),
  "users.role": { type: "Role", from: "access/roles.ts" },
  "users.saved_filter": { type: "string" },
};
