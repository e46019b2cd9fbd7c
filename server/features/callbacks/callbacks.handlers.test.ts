import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { expect, test } from "vitest";
import type { Outgoing } from "../../platform/outbox/message.ts";
import { mailCallback } from "./callbacks.handlers.ts";

const id = (number: number) => testId(`0192f000-0000-7000-8000-00000000000${number}`);
const scope = systemCustomerScope(id(1), "test");
const request = { name: "Ann Lee", phone: "+13125550177", message: "It hurts", surgeonEmail: "sue@clinic.example" };

/** What is sent about a request, and under which key. */
const mailed = async (callback: object | undefined) => {
  const sent: { key: string; outgoing: Outgoing }[] = [];
  const handler = mailCallback({
    callbacks: { byId: () => Promise.resolve(callback) } as never,
    letterheads: () => Promise.resolve({ name: "Clinic 1", logoUrl: null, logo: null }),
    send: (_, key, outgoing) => {
      sent.push({ key, outgoing });
      return Promise.resolve();
    },
    publicUrl: "https://clinic.example",
  });
  await handler.handle(scope, {
    no: 1,
    kind: "CallbackRequested",
    subjectId: null,
    data: { callback: id(2), surgeon: id(4) },
  });
  return sent;
};

test("the mail about a patient's request is known by the request and the patient, so that the list of undelivered ones names both", async () => {
  const [mail, ...more] = await mailed({ ...request, patientId: id(3) });
  expect(more).toEqual([]);
  expect(mail!.key).toBe(`callback ${id(2)}`);
  expect(mail!.outgoing).toMatchObject({
    kind: "callbackRequest",
    channel: "mail",
    about: { callbackId: id(2), patientId: id(3) },
    message: { to: "sue@clinic.example", subject: "A patient asks you to call back" },
  });
  expect(JSON.stringify(mail!.outgoing.message)).not.toMatch(/Ann|0177|hurts/);
});

test("a stranger's request is about no patient and holds the stranger's words; one that is gone is not mailed", async () => {
  const [mail] = await mailed({ ...request, patientId: null });
  expect(mail!.outgoing.about).toEqual({ callbackId: id(2), patientId: null });
  expect(JSON.stringify(mail!.outgoing.message)).toMatch(/Ann Lee.*0177.*It hurts/);
  expect(await mailed(undefined)).toEqual([]);
});
