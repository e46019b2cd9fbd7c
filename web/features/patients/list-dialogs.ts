import type { ReactNode } from "react";
import type { PatientFilters } from "../../generated/inputs.ts";
import type { Patient } from "./patient-columns.tsx";

/** Whom a notification goes to, and what happens then. */
export interface NotifyRequest {
  readonly to: { readonly patientids?: string[]; readonly filters?: PatientFilters };
  /** '3 patients' */
  readonly whom: string;
  readonly close: () => void;
  readonly sent: () => void;
}

/** Dialogs of other subjects that the list opens; the application brings them along. */
export interface ListDialogs {
  readonly notify: (request: NotifyRequest) => ReactNode;
  readonly conversation: (patient: Patient, close: () => void) => ReactNode;
}
