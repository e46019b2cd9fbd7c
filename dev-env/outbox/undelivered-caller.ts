import type { Role } from "@restride/domain/access/roles.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { SendResult } from "@restride/server/platform/push/send-result.ts";
import type { Caller } from "../caller.ts";
import { small } from "../small-clinics/ids.ts";
import type { World } from "../world.ts";

/** Message in the list of undelivered messages. */
export interface UndeliveredMessage {
  readonly _id: Id;
  readonly [field: string]: unknown;
}

interface UndeliveredList {
  readonly messages: readonly UndeliveredMessage[] | null;
  readonly total: number | null;
}

const fields = "_id patientid kind channel name recipient about since reason tries nexttry sendable instead";

/** Returns the list of one person; `place` are its arguments. */
export const listUndelivered = async (person: Caller, place = "") =>
  (
    await person.call<UndeliveredList>(
      `{ getUndeliveredMessages${place && `(${place})`} { status message messages { ${fields} } total } }`,
    )
  ).answer;

/** Calls a mutation with a new idempotency key, or with the given one. */
export const callMutation = async (person: Caller, mutation: string, key: string = crypto.randomUUID()) =>
  (await person.call(`mutation { ${mutation} { status message } }`, {}, { "idempotency-key": key })).answer;

/** Sends a password link to the first patient's phone, which fails. */
export const failForPatient = async (world: World, admin: Caller, result: SendResult = "refused"): Promise<void> => {
  world.mailbox.answerWith("sms", result);
  await callMutation(admin, `resetUserPassword(patientid: "${small.patient(0, 1)}")`);
  await world.settle();
  world.mailbox.answerWith("sms", "sent");
};

/** Sends an invitation to new@home.example, which every mail server refuses. `place` is the clinic or company of the new user. */
export const failToInvite = async (world: World, person: Caller, place: string, role: Role): Promise<void> => {
  world.mailbox.answerWith("mail", "unknownMailbox");
  const input = `${place}, email: "new@home.example", firstname: "New", lastname: "User", role: ${role}, phone: "+13125550142"`;
  await callMutation(person, `addEditUser(input: { ${input} })`);
  await world.settle();
  world.mailbox.answerWith("mail", "sent");
};

/** Runs the timed job that retries waiting messages each minute. */
export const retryMessages = async (world: World): Promise<void> => {
  await world.product.timed.find(({ name }) => name === "retry-messages")!.run();
  await world.settle();
};
