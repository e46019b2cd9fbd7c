import type { ReactNode } from "react";
import type { PatientFilters } from "../../generated/inputs.ts";
import type { Patient } from "./patient-columns.tsx";

/** Recipients of an action for selected patients, and its callbacks. */
export interface SelectionRequest {
  readonly to: { readonly patientids?: string[]; readonly filters?: PatientFilters };
  /** Number of patients as text: '3 patients'. */
  readonly audience: string;
  readonly close: () => void;
  readonly done: () => void;
}

/** Content of other features in the list, which web/app provides. */
export interface ListDialogs {
  /** Renders ADD, for users who may add patients. */
  readonly add: () => ReactNode;
  /** Renders the lines above the list, once the page has loaded. */
  readonly notices: () => ReactNode;
  readonly notify: (request: SelectionRequest) => ReactNode;
  readonly reports: (request: SelectionRequest) => ReactNode;
  readonly conversation: (patient: Patient, close: () => void) => ReactNode;
}
