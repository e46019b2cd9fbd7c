import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { expect, test } from "vitest";
import { mailConsentDocument, makeConsentDocument } from "./registration.handlers.ts";
import type { RegistrationQueries } from "./registration.queries.ts";

const scope = systemCustomerScope(testId("0192f000-0000-7000-8000-000000000001"), "test");
const registration = testId("0192f000-0000-7000-8000-000000000002");
const person = { firstName: "Ada", lastName: "Berg", dob: "1960-02-29", clinic: "Clinic 1", consentEmail: "" };
const queriesOf = (contact: object) =>
  ({
    registered: () => Promise.resolve(person),
    signedForms: () => Promise.resolve([]),
    document: () => Promise.resolve({ pdf: Buffer.from("x") }),
    ...contact,
  }) as unknown as RegistrationQueries;
/** Returns mocks that record the actions of a handler; each succeeds. */
const collect = () => {
  const actions: string[] = [];
  const note = (action: string) => () => {
    actions.push(action);
    return Promise.resolve(1);
  };
  return { actions, note };
};
const event = { no: 1, subjectId: null, data: { registration } } as const;

test("where nothing was signed, or the registration is gone, no document is made and nobody is told of one", async () => {
  for (const contact of [
    {},
    { registered: () => Promise.resolve(undefined), signedForms: () => Promise.resolve([{}]) },
  ]) {
    const { actions, note } = collect();
    const handler = makeConsentDocument({
      queries: queriesOf(contact),
      store: { saveDocument: note("save") },
      domainEvents: { record: note("record") },
      now: () => 0,
    } as never);
    await handler.handle(scope, { ...event, kind: "PatientRegistered" });
    expect(actions).toEqual([]);
  }
});

test("who asked for no copy, or whose document is gone, gets no mail", async () => {
  const registrant = { ...person, consentEmail: "ada@home.example" };
  for (const [contact, sent] of [
    [{}, []],
    [{ registered: () => Promise.resolve(registrant), document: () => Promise.resolve(undefined) }, []],
    [{ registered: () => Promise.resolve(registrant) }, ["send"]],
  ] as const) {
    const { actions, note } = collect();
    const handler = mailConsentDocument({
      queries: queriesOf(contact),
      letterheads: () => Promise.resolve({ name: "Clinic 1", logoUrl: null }),
      send: note("send"),
    } as never);
    await handler.handle(scope, { ...event, kind: "ConsentDocumentMade" });
    expect(actions).toEqual(sent);
  }
});
