import { type OperationName, operations, restOperations } from "@restride/domain/operations.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { isId } from "@restride/domain/values/id.ts";
import { describe, expect } from "vitest";
import { fixtureIdsAt } from "../dev-env/fixture-ids.ts";
import { type Caller, caller } from "../dev-env/caller.ts";
import { onePerRole } from "../dev-env/people.ts";
import { requestFixtures } from "../dev-env/requests/request-fixtures.ts";
import { sharedWorldTest as test } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

const odd = ["a b 0", "", "a,b", "\\u0000", "0192f000-0000-7000-8000-00000000000g"];
/** An id that names nothing. */
const ofNobody = "0192f000-0000-7000-8000-000000000fff";
let people: ReadonlyMap<Role, Caller>;

test.beforeAll(async ({ world }) => {
  people = await onePerRole(world);
});

const isWhole = async (world: World) => {
  await expect.poll(() => world.product.connectionsOut()).toBe(0);
  expect((await fetch(`${world.url}/healthz`)).status).toBe(200);
};

/** A request fixture with one of its quoted texts replaced, for each text; ids are told apart, because an odd one names nothing. */
const bent = (document: string, text: string) =>
  [...document.matchAll(/"([^"]*)"/g)].map(({ 0: quoted, 1: inside, index }) => ({
    document: `${document.slice(0, index)}"${text}"${document.slice(index + quoted.length)}`,
    wasId: isId(inside!),
  }));

const names = Object.keys(operations) as OperationName[];
const isPublic = (name: OperationName) => operations[name].reach === "public";
const callers = (world: World, name: OperationName): (Caller | undefined)[] =>
  (operations[name].roles as readonly Role[]).includes(Role.anonymous)
    ? [caller(world.url)]
    : operations[name].roles.map((role) => people.get(role));

describe.each(names.filter((name) => !requestFixtures[name](fixtureIdsAt(0)).document.startsWith("subscription")))(
  "%s",
  (name) => {
    test("an odd id is refused like one that names nothing, and every connection comes back", async ({ world }) => {
      const [person] = callers(world, name);
      const { document, variables } = requestFixtures[name](fixtureIdsAt(0));
      const send = async (badDocument: string) => {
        await world.owner.query("delete from rate_limits");
        const { answer, errors } = await person!.call(badDocument, variables);
        for (const { message } of errors) expect(message, badDocument).not.toContain("on our side");
        return errors.length > 0 ? "refused" : `${answer.status}: ${answer.message}`;
      };
      const unknown: string[] = [];
      for (const each of bent(document, ofNobody)) unknown.push(await send(each.document));
      for (const text of odd)
        for (const [at, { document: badDocument, wasId }] of bent(document, text).entries()) {
          const outcome = await send(badDocument);
          if (isPublic(name) && wasId) expect(outcome, badDocument).toBe(unknown[at]);
        }
      await isWhole(world);
    });
  },
);

/** Where each route is, with an id in the place of every id. */
const routes: Record<keyof typeof restOperations, (id: string) => [method: string, path: string]> = {
  exportActivityLog: (id) => ["POST", `/activity-log?patientid=${id}`],
  downloadReports: (id) => ["GET", `/reports/${id}.zip`],
  downloadReport: (id) => ["POST", `/downloadreport?patientid=${id}`],
  downloadCustody: (id) => ["POST", `/custody?orderid=${id}`],
  uploadPicture: (id) => ["POST", `/images?folder=${id}`],
  showPicture: (id) => ["GET", `/images/${id}`],
  uploadMessageImage: (id) => ["POST", `/images/messages/new?case=${id}`],
  showMessageImage: (id) => ["GET", `/images/messages/${id}`],
  downloadQrcode: (id) => ["GET", `/qrcode/${id}/${id}`],
  signedForms: (id) => ["GET", `/signed-forms/${id}.pdf`],
  registrationSheet: (id) => ["GET", `/qrcode/registration/${id}`],
  carrierWebhook: (id) => ["POST", `/webhooks/${id}`],
  downloadVcard: (id) => ["GET", `/vcf/${id}?role=surgeon`],
};

test.for(Object.values(restOperations).map((_, at) => Object.entries(routes)[at]!))(
  "%s with odd ids is refused, and every connection comes back",
  async ([_name, route], { world }) => {
    for (const text of odd)
      for (const person of [caller(world.url), people.get(Role.admin)!]) {
        const id = JSON.parse(`"${text}"`) as string;
        const [method, path] = route(encodeURIComponent(id));
        const headers = { "content-type": "application/json", authorization: `Bearer ${person.token}` };
        const body = method === "POST" ? JSON.stringify({ patientid: id }) : null;
        const { status } = await fetch(`${world.url}${path}`, { method, headers, body });
        expect(status, text).toBeGreaterThanOrEqual(400);
        expect(status, text).toBeLessThan(500);
      }
    await isWhole(world);
  },
);
