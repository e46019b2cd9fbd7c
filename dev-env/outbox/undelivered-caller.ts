import type { Role } from "@restride/domain/access/roles.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { SendResult } from "@restride/server/platform/push/send-result.ts";
import type { Caller } from "../caller.ts";
import { small } from "../small-clinics/ids.ts";
import type { World } from "../world.ts";

/** A message as the list of those that were not delivered answers it. */
export interface Undelivered {
  readonly _id: Id;
  readonly [field: string]: unknown;
}

interface Listed {
  readonly messages: readonly Undelivered[] | null;
  readonly total: number | null;
}

const fields = "_id patientid kind channel name recipient about since reason tries nexttry sendable instead";

/** The list of one person; `place` are its arguments. */
export const listUndelivered = async (person: Caller, place = "") =>
  (
    await person.call<Listed>(
      `{ getUndeliveredMessages${place && `(${place})`} { status message messages { ${fields} } total } }`,
    )
  ).answer;

/** Calls a mutation under a key of its own, or under the one that is named. */
export const change = async (person: Caller, mutation: string, key: string = crypto.randomUUID()) =>
  (await person.call(`mutation { ${mutation} { status message } }`, {}, { "idempotency-key": key })).answer;

/** A password link to the first patient's phone, which does not leave. */
export const failForPatient = async (world: World, admin: Caller, result: SendResult = "refused"): Promise<void> => {
  world.mailbox.answerWith("sms", result);
  await change(admin, `resetUserPassword(patientid: "${small.patient(0, 1)}")`);
  await world.settle();
  world.mailbox.answerWith("sms", "sent");
};

/** An invitation to new@home.example that no mail server takes. `place` is the clinic or company of the new user. */
export const failToInvite = async (world: World, person: Caller, place: string, role: Role): Promise<void> => {
  world.mailbox.answerWith("mail", "unknownMailbox");
  const input = `${place}, email: "new@home.example", firstname: "New", lastname: "User", role: ${role}, phone: "+13125550142"`;
  await change(person, `addEditUser(input: { ${input} })`);
  await world.settle();
  world.mailbox.answerWith("mail", "sent");
};

/** Does what the clock does each minute about messages that wait. */
export const retryMessages = async (world: World): Promise<void> => {
  await world.product.timed.find(({ name }) => name === "retry-messages")!.run();
  await world.settle();
};
