import { Role } from "@restride/domain/access/roles.ts";
import { type Caller, signInByPassword } from "../caller.ts";
import type { Mailbox } from "../mailbox.ts";
import { callMutation, listUndelivered } from "./undelivered-caller.ts";
import { demoPassword } from "../seed/people/staff-rows.ts";

interface Place {
  readonly url: string;
  readonly mailbox: Mailbox;
}

/** Waits until a number of messages in a person's list were not delivered. */
const waitForUndelivered = async (person: Caller, count: number): Promise<void> => {
  for (let turn = 0; turn < 100; turn += 1) {
    if (((await listUndelivered(person)).total ?? 0) >= count) return;
    await new Promise((done) => setTimeout(done, 100));
  }
};

/** Sends two invitations to refused mailboxes and an SMS that the gateway does not accept, so that the demo shows undelivered messages. */
export const failSomeMessages = async ({ url, mailbox }: Place, clinic: string, patient: string): Promise<void> => {
  const admin = await signInByPassword({ url, mailbox }, "admin@tamberlake.clinic.example", demoPassword);
  const companyAdmin = await signInByPassword({ url, mailbox }, "admin@brightwater.example", demoPassword);
  const invited = ["casey.morgan@tamberlake.clinic.example", "robin.ellis@brightwater.example"] as const;
  // Only these addresses are refused, so that anybody who signs in meanwhile receives the code.
  for (const address of invited) mailbox.refuseAddress(address, true);
  mailbox.answerWith("sms", "notSetUp");
  const therapist = `customer: "${clinic}", email: "${invited[0]}", firstname: "Casey", lastname: "Morgan", role: ${Role.physio}`;
  const coach = `email: "${invited[1]}", firstname: "Robin", lastname: "Ellis", role: ${Role.healthCoach}, phone: "+13125550178"`;
  await callMutation(admin, `addEditUser(input: { ${therapist} })`);
  await callMutation(companyAdmin, `addEditUser(input: { ${coach} })`);
  await callMutation(admin, `resetUserPassword(patientid: "${patient}")`);
  await waitForUndelivered(admin, 2);
  await waitForUndelivered(companyAdmin, 1);
  for (const address of invited) mailbox.refuseAddress(address, false);
  mailbox.answerWith("sms", "sent");
};
