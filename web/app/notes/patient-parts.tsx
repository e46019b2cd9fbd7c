import type { ComponentProps } from "react";
import { PatientNotes } from "../../features/notes/PatientNotes.tsx";
import { mayCall } from "../../platform/session/may-call.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";

const Notes = (props: ComponentProps<typeof PatientNotes>) =>
  mayCall("getPatientNotes", roleOf(useSignedIn())) && <PatientNotes {...props} />;

/** Components of notes on a patient's page. */
export const notesPatientParts = { notes: Notes };
