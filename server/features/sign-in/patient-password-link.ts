import { systemScope } from "@restride/domain/access/scope.ts";
import { z } from "zod";
import { queuedJob } from "../../platform/jobs/worker.ts";
import type { Messengers } from "../../platform/mail/messengers.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import { newLink } from "./password-links.ts";
import type { SignInStore } from "./sign-in.store.ts";
import { systemCustomerScope } from "@restride/domain/access/scope.ts";

interface Needs {
  readonly store: SignInStore;
  readonly patients: PatientContacts;
  readonly messengers: Messengers;
  readonly now: () => number;
  readonly newSecret: () => string;
  readonly publicUrl: string;
}

/** Sends a patient a link to set a password, by SMS. */
export const makePatientLinkJob = (needs: Needs) =>
  queuedJob({
    name: "patient-password-link",
    payload: z.object({ customerId: z.string(), patientId: z.string() }),
    run: async ({ customerId, patientId }) => {
      const patient = await needs.patients.contactOf(systemCustomerScope(customerId, "password-link"), patientId);
      if (!patient?.active) return;
      const owner = { userId: null, customerId, patientId };
      const link = await newLink(needs, systemScope("password-link"), owner, "set-password");
      await needs.messengers.sms({
        to: patient.phone,
        text: `Set a new password for your rehabilitation app: ${link}`,
      });
    },
  });
