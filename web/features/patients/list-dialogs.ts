import type { ReactNode } from "react";
import type { PatientFilters } from "../../generated/inputs.ts";
import type { Patient } from "./patient-columns.tsx";

/** Of whom something is wanted, and what happens then. */
export interface RequestOfTicked {
  readonly to: { readonly patientids?: string[]; readonly filters?: PatientFilters };
  /** '3 patients' */
  readonly audience: string;
  readonly close: () => void;
  readonly done: () => void;
}

/** What the list shows of other subjects; the application brings it along. */
export interface ListDialogs {
  /** ADD, for those who may add patients. */
  readonly add: () => ReactNode;
  /** Lines above the list, once the page has loaded. */
  readonly notices: () => ReactNode;
  readonly notify: (request: RequestOfTicked) => ReactNode;
  readonly reports: (request: RequestOfTicked) => ReactNode;
  readonly conversation: (patient: Patient, close: () => void) => ReactNode;
}
