import { createHash } from "node:crypto";
import { describe, expect } from "vitest";
import { caller } from "../../../dev-env/caller.ts";
import { register, registrationOf } from "../../../dev-env/register.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const rows = async (world: World, sql: string, values: unknown[] = []) => (await world.owner.query(sql, values)).rows;
const send = async (world: World, more: object) =>
  register(world.url, await registrationOf(world.url, small.customers[0]!, more));

describe("the signed forms", () => {
  const verify = async (world: World, hash: string) =>
    (await caller(world.url).call(`{ verifyConsent(hash: "${hash}") { status message result signedat } }`)).answer;

  test("become a PDF, which is mailed to who asked for it and can be verified", async ({ world }) => {
    await send(world, { firstname: "Paper", consent_email: "paper@example.com" });
    await world.settle();
    const [mail] = world.mailbox.read("paper@example.com");
    expect(mail).toMatchObject({ kind: "mail", subject: "Your signed consent forms · Clinic 1" });
    const bytes = Buffer.from(mail!.files![0]!.base64, "base64");
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    const [{ registration_id: id, pdf }] = await rows(
      world,
      "select d.registration_id, pdf from consent_documents d join registered_patients using (customer_id, registration_id) where first_name = 'Paper'",
    );
    expect(bytes.equals(pdf)).toBe(true);
    const [{ seal }] = await rows(world, "select seal from signed_consents where registration_id = $1", [id]);
    const sum = createHash("sha256").update(bytes).digest("hex");
    for (const hash of [sum, seal, ` ${sum.toUpperCase()} `])
      expect(await verify(world, hash), hash).toMatchObject({ result: "valid", signedat: expect.any(String) });
    const altered = Buffer.from(bytes);
    altered[200]! ^= 1;
    expect(await verify(world, createHash("sha256").update(altered).digest("hex"))).toMatchObject({
      result: "unknown",
      signedat: null,
    });
    await world.owner.query("update registered_patients set last_name = 'Changed' where registration_id = $1", [id]);
    expect(await verify(world, sum)).toMatchObject({ result: "changed" });
    expect(await verify(world, seal)).toMatchObject({ result: "changed" });
  });

  test("are mailed to nobody who did not ask", async ({ world }) => {
    await send(world, { firstname: "Quiet", email: "quiet@example.com" });
    await world.settle();
    expect(world.mailbox.read("quiet@example.com")).toEqual([]);
  });
});
