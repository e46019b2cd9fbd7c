import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { graphql, parse, subscribe } from "graphql";
import { beforeEach, describe, expect, test } from "vitest";
import type { OperationAnswer } from "./answer.ts";
import type { Call, Context, LiveCall } from "./context.ts";
import { makeContract } from "./contract.ts";
import type { FeatureResolvers } from "./feature-resolvers.ts";
import { makeResolvers } from "./resolvers.ts";

const [here, elsewhere] = [
  testId("0192f000-0000-7000-8000-000000000001"),
  testId("0192f000-0000-7000-8000-000000000002"),
];
const admin = { userId: "u1", role: Role.admin, customerId: here, companyId: null } as Viewer;
const coach = { userId: "u2", role: Role.healthCoach, customerId: here, companyId: "c1", customerIds: null } as Viewer;

const answered = "Answer { status: String! message: String! error: Boolean name: String }";
const sdl = `
  scalar CalendarDate scalar DateTime
  type ${answered}
  input Page { customer: ID }
  type Query { getActionCase(customerid: ID, pagination: Page): Answer getUsers(since: CalendarDate): Answer getBotCheck(customerid: ID): Answer }
  type Mutation { updateUserVisitedPages(page: String): Answer changeUserPassword(password: String): Answer loginUser: Answer }
  type Subscription { getActionCaseListSubscription(customerid: ID): Answer }`;

type ResolvedCall = { name: string; args: object; call: Call };
let calls: ResolvedCall[];
let requests: unknown[];
let outcome: () => Promise<object>;
let events: (call: LiveCall) => AsyncIterable<object>;
beforeEach(() => {
  [calls, requests] = [[], []];
  outcome = async () => ({ name: "Ada" });
});

const resolver = (name: string) => (args: object, call: Call) => {
  calls.push({ name, args, call });
  return outcome();
};
const featureResolvers = [
  {
    Query: {
      getActionCase: resolver("getActionCase"),
      getUsers: resolver("getUsers"),
      getBotCheck: resolver("getBotCheck"),
    },
  },
  {
    Mutation: {
      updateUserVisitedPages: resolver("pages"),
      changeUserPassword: resolver("password"),
      loginUser: resolver("login"),
    },
  },
  { Subscription: { getActionCaseListSubscription: (_args: object, call: LiveCall) => events(call) } },
] as unknown as FeatureResolvers[];
const once = async (
  scope: object,
  request: unknown,
  work: () => Promise<OperationAnswer>,
): Promise<OperationAnswer> => {
  requests.push({ scope, request });
  return work();
};
const { schema } = makeContract(sdl);
const rootValue = makeResolvers(schema, featureResolvers, once);

const contextOf = (viewer: Viewer | null, more: Partial<Context> = {}): Context => ({
  viewer,
  sessionId: testId("s1"),
  address: "203.0.113.9",
  userAgent: "",
  idempotencyKey: null,
  actIn: async (who, customerId) => (customerId === elsewhere ? { ...who, customerId } : null),
  isRunBy: async () => false,
  refresh: async () => viewer,
  ...more,
});
/** Returns the answer of the first operation of a document, or the sentence of its crash. */
const ask = async (source: string, contextValue: Context): Promise<unknown> => {
  const { data, errors } = await graphql({ schema, rootValue, source, contextValue });
  return errors ? errors[0]!.message : Object.values(data!)[0];
};
const fail = (message: string) => ({ status: "fail", message });

describe("every call of the schema is answered by a feature and known to the access table", () => {
  const answersTo = (field: string, features: FeatureResolvers[]) =>
    makeResolvers(
      makeContract(
        `scalar CalendarDate scalar DateTime type ${answered} type Query { ${field}: Answer } type Mutation { loginUser: Answer } type Subscription { getActionCaseListSubscription: Answer }`,
      ).schema,
      features,
      once,
    );

  test("or the start fails", () => {
    expect(() => answersTo("getUser", featureResolvers)).toThrow("No feature answers getUser.");
    const stranger = [
      ...featureResolvers,
      { Query: { getAnything: resolver("getAnything") } } as unknown as FeatureResolvers,
    ];
    expect(() => answersTo("getAnything", stranger)).toThrow("The access table does not know getAnything.");
  });
});

test("dates are read as dates", async () => {
  const day = (date: string) => ask(`{ getUsers(since: "${date}") { status } }`, contextOf(admin));
  expect(await day("2026-11-20")).toEqual({ status: "success" });
  expect(await day("2026-11-31")).toContain("A date is written YYYY-MM-DD.");
});

describe("a query", () => {
  test("is handed its arguments, and scope and viewer by the access table; its data is answered as a success", async () => {
    const answer = await ask(`{ getActionCase(pagination: {}) { status message error name } }`, contextOf(admin));
    expect(answer).toEqual({ status: "success", message: "", error: false, name: "Ada" });
    const [{ args, call }] = calls as [ResolvedCall];
    expect(args).toEqual({ pagination: {} });
    expect(call).toMatchObject({ viewer: admin, sessionId: "s1", scope: { kind: "customer", customerId: here } });
    expect([call.selects("name"), call.selects("rows")]).toEqual([true, false]);
  });

  test("of a stranger, or of a role that may not, never reaches its feature", async () => {
    const query = "{ getActionCase { status message } }";
    const over = { status: "Token expired", message: "Token expired" };
    expect(await ask(query, contextOf(null))).toEqual(over);
    const stranger = { ...admin, role: Role.superAdmin };
    expect(await ask(query, contextOf(stranger))).toEqual(fail("You are not allowed to do this."));
    expect(calls).toEqual([]);
    expect(await ask("{ getBotCheck { status } }", contextOf(null))).toEqual({ status: "success" });
  });

  test("that is refused says so, that names what is no id finds nothing, and a crash stays one", async () => {
    const query = "{ getUsers { status message } }";
    outcome = async () => refuse("Not today.");
    expect(await ask(query, contextOf(admin))).toEqual(fail("Not today."));
    outcome = () => Promise.reject(Object.assign(new Error("uuid"), { code: "22P02" }));
    expect(await ask(query, contextOf(admin))).toEqual(fail("This was not found."));
    outcome = () => Promise.reject(new Error("a crash"));
    expect(await ask(query, contextOf(admin))).toBe("a crash");
  });
});

describe("a call that names its customer", () => {
  const named = (...ids: (string | undefined)[]) =>
    `{ getActionCase(${ids.map((id, at) => (at ? `pagination: { customer: "${id}" }` : `customerid: "${id}"`)).join(" ")}) { status message } }`;
  const refused = fail("This customer was not found.");

  test("works there when its viewer may, and only there", async () => {
    expect(await ask(named(elsewhere), contextOf(coach))).toMatchObject({ status: "success" });
    expect(calls[0]!.call).toMatchObject({ viewer: { customerId: elsewhere }, scope: { customerId: elsewhere } });
    expect(await ask(named(testId("0192f000-0000-7000-8000-000000000003")), contextOf(coach))).toEqual(refused);
    expect(calls).toHaveLength(1);
  });

  test("the session's own asks nobody; two at once are none", async () => {
    const actIn: Context["actIn"] = () => Promise.reject(new Error("not asked"));
    expect(await ask(named(here), contextOf(coach, { actIn }))).toMatchObject({ status: "success" });
    for (const pair of [
      [here, elsewhere],
      [elsewhere, here],
    ])
      expect(await ask(named(...pair), contextOf(coach)), String(pair)).toEqual(refused);
    expect(calls).toHaveLength(1);
  });

  test("before there is a session, and of who may not call it, is told nothing about the customer", async () => {
    expect(await ask(`{ getBotCheck(customerid: "x") { status } }`, contextOf(coach))).toEqual({ status: "success" });
    const stranger = { ...admin, role: Role.superAdmin };
    expect(await ask(named("x"), contextOf(stranger))).toEqual(fail("You are not allowed to do this."));
  });
});

describe("a mutation", () => {
  const keyed = contextOf(admin, { idempotencyKey: "k" });

  test("runs once for its key, its owner, its name in the answer, and what it asks", async () => {
    await ask(`mutation { updateUserVisitedPages(page: "a") { status } }`, keyed);
    await ask(`mutation { seen: updateUserVisitedPages { status } }`, keyed);
    const request = { owner: "u1", key: "k:updateUserVisitedPages", operation: "updateUserVisitedPages" };
    expect(requests).toMatchObject([
      { scope: { kind: "customer", customerId: here }, request: { ...request, args: { page: "a" } } },
      { request: { ...request, key: "k:seen", args: {} } },
    ]);
  });

  test("about a secret, or without a key, keeps nothing; a public one has no owner to keep it for", async () => {
    await ask(`mutation { changeUserPassword(password: "x") { status } }`, keyed);
    await ask(`mutation { updateUserVisitedPages { status } }`, contextOf(admin));
    expect(requests).toMatchObject([{ request: null }, { request: null }]);
    expect(await ask("mutation { loginUser { status name } }", keyed)).toEqual({ status: "success", name: "Ada" });
    expect(requests).toHaveLength(2);
  });

  test("of who may not is never run", async () => {
    const query = "mutation { updateUserVisitedPages { status } }";
    expect(await ask(query, contextOf(null))).toEqual({ status: "Token expired" });
    expect([calls, requests]).toEqual([[], []]);
  });

  test.each(["updateUserVisitedPages", "loginUser"])(
    "%s: a value that is none is refused, a crash stays one",
    async (name) => {
      outcome = () => Promise.reject(Object.assign(new Error("uuid"), { code: "22P02" }));
      expect(await ask(`mutation { ${name} { status message } }`, keyed)).toEqual(fail("This was not found."));
      outcome = () => Promise.reject(new Error("a crash"));
      expect(await ask(`mutation { ${name} { status } }`, keyed)).toBe("a crash");
    },
  );
});

describe("a subscription", () => {
  const document = (args = "") => parse(`subscription { getActionCaseListSubscription${args} { name } }`);
  const listen = async (contextValue: Context, args?: string) => {
    const events = await subscribe({ schema, rootValue, document: document(args), contextValue });
    if (!(Symbol.asyncIterator in events)) throw new Error("not accepted");
    return events;
  };
  const two = async function* () {
    yield { name: "first" };
    yield { name: "second" };
  };
  const namesOf = async (events: AsyncIterable<object>) => {
    const names: unknown[] = [];
    for await (const event of events)
      names.push(
        (event as { data: { getActionCaseListSubscription: { name: string } } }).data.getActionCaseListSubscription
          .name,
      );
    return names;
  };

  test("tells each event to a viewer who is as before", async () => {
    events = two;
    expect(await namesOf(await listen(contextOf(admin)))).toEqual(["first", "second"]);
    expect(await namesOf(await listen(contextOf(coach), `(customerid: "${elsewhere}")`))).toEqual(["first", "second"]);
  });

  test("tells nothing to who has other rights now, is gone, or may no longer work for the customer it names", async () => {
    events = two;
    let times = 0;
    const changing = async () => (times++ === 0 ? admin : { ...admin, role: Role.superAdmin });
    expect(await namesOf(await listen(contextOf(admin, { refresh: changing })))).toEqual(["first"]);
    expect(await namesOf(await listen(contextOf(admin, { refresh: async () => null })))).toEqual([]);
    let asks = 0;
    const actIn: Context["actIn"] = async (who, customerId) => (asks++ < 2 ? { ...who, customerId } : null);
    expect(await namesOf(await listen(contextOf(coach, { actIn }), `(customerid: "${elsewhere}")`))).toEqual(["first"]);
  });

  test("of who may not is refused in a sentence, and its feature is not asked", async () => {
    events = () => {
      throw new Error("asked");
    };
    const received = await listen(contextOf(null));
    await expect(received.next()).rejects.toThrow("Token expired");
  });

  test("that is ended tells its feature, though nothing came", async () => {
    const signals: AbortSignal[] = [];
    events = async function* ({ ended }) {
      signals.push(ended);
      yield { name: "first" };
      await new Promise((done) => ended.addEventListener("abort", done));
    };
    const received = await listen(contextOf(admin));
    await received.next();
    expect(signals[0]!.aborted).toBe(false);
    const next = received.next();
    await received.return(undefined);
    expect(signals[0]!.aborted).toBe(true);
    expect(await next).toMatchObject({ done: true });
  });
});
