import type { Id } from "../values/id.ts";

/** A patient was added, by the user in `by`; `order` is that of the devices, null without any. */
export type ProgrammeEvents = {
  PatientAdded: { by: Id; order: Id | null };
};
