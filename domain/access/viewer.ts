import type { Id } from "../values/id.ts";
import type { Role } from "./roles.ts";

/** Application a session was opened in: the full console, or the lite one inside a mobile wrapper. */
export type Application = "AdminWeb" | "AdminLite";

/** Sender of a request, as the server knows them at this moment. */
export interface Viewer {
  readonly userId: Id;
  readonly role: Role;
  readonly application: Application;
  /** The clinic the session works in; null until a company user chooses one. */
  readonly customerId: Id | null;
  /** The company of a company user; for a super admin that of the chosen clinic. */
  readonly companyId: Id | null;
  /** Surgeons whose cases and messages the viewer is limited to; null for no limit. */
  readonly surgeonIds: readonly Id[] | null;
  /** Customers assigned to a health coach, who is limited to them; null for any other role. */
  readonly customerIds: readonly Id[] | null;
  /** The patient, when the viewer is a patient or holds a link to this patient's progress. */
  readonly patientId: Id | null;
}
