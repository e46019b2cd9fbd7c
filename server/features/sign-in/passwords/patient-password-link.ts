import { idField } from "@restride/domain/values/id.ts";
import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { passwordLinkLifetime } from "@restride/domain/sign-in/sign-in.ts";
import { z } from "zod";
import type { Database } from "../../../platform/database/database.ts";
import { queuedJob } from "../../../platform/jobs/jobs.ts";
import type { Send } from "../../../platform/outbox/outbox.ts";
import type { PatientContacts } from "../../patients/patients.lookups.ts";
import { newLink } from "./password-links.ts";
import type { PasswordLinksStore } from "./password-links.store.ts";
import * as texts from "./passwords-texts.ts";

interface Deps {
  readonly db: Database;
  readonly links: PasswordLinksStore;
  readonly patients: PatientContacts;
  readonly send: Send;
  readonly now: () => number;
  readonly newSecret: () => string;
  readonly publicUrl: string;
}

/** Job that sends a patient a link to set a password, by SMS. `ask` identifies the request, so that one request sends one SMS. */
export const makePatientLinkJob = (deps: Deps) =>
  queuedJob({
    name: "patient-password-link",
    payload: z.object({ customerId: idField, patientId: idField, ask: z.string() }),
    run: ({ customerId, patientId, ask }) => {
      const clinic = systemCustomerScope(customerId, "password-link");
      return deps.db.transaction(clinic, async () => {
        const patient = await deps.patients.contactOf(clinic, patientId);
        if (!patient?.active) return;
        const owner = { userId: null, customerId, patientId };
        const link = await newLink(deps, systemScope("password-link"), owner, "set-password");
        const text = texts.setANewPasswordBy(link);
        await deps.send(clinic, `password-link ${ask}`, {
          kind: "passwordLink",
          about: { patientId },
          endsAt: deps.now() + passwordLinkLifetime,
          channel: "sms",
          message: { to: patient.phone, text },
        });
      });
    },
  });
