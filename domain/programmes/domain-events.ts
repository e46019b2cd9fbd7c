import type { Id } from "../values/id.ts";

/** Domain event of adding a patient. `by` is the user who acted; `order` is the order of the devices, null without devices. */
export type ProgrammeEvents = {
  PatientAdded: { by: Id; order: Id | null };
};
