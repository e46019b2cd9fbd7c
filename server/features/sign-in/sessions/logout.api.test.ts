import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, enterClinic, signInByPassword, signInPatient } from "../../../../dev-env/caller.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../../dev-env/world-test.ts";
import type { World } from "../../../../dev-env/world.ts";

const sql = (world: World, text: string) => world.owner.query(text);

describe("logging out ends the session", () => {
  const ofPatient = `select from sessions where account_id = '${small.patient(0, 1)}'`;

  test("with all its tokens, and no other session", async ({ world }) => {
    const email = smallEmail(0, Role.superAdmin);
    const [here, elsewhere] = [await signInByPassword(world, email), await signInByPassword(world, email)];
    const inside = await enterClinic(world, here, small.customers[0]);
    const ask = async (person: Caller) => (await person.call("{ getUserVisitedPages { status } }")).answer.status;
    expect((await inside.call("mutation { logout { status } }")).answer.status).toBe("success");
    expect([await ask(here), await ask(inside), await ask(elsewhere)]).toEqual([
      "Token expired",
      "Token expired",
      "success",
    ]);
  });

  test("a patient's too, and what nobody needs any more is forgotten", async ({ world }) => {
    const patient = await signInPatient(world, smallPatientEmail(0, 1));
    expect((await patient.call("{ getMyDay { status } }")).answer.status).toBe("success");
    await patient.call("mutation { logout { status } }");
    expect((await patient.call("{ getMyDay { status } }")).answer.status).toBe("Token expired");
    expect((await sql(world, ofPatient)).rowCount).toBe(0);
    const later = await signInPatient(world, smallPatientEmail(0, 1));
    await sql(
      world,
      `update sessions set ends_at = now() - interval '1 day' where account_id = '${small.patient(0, 1)}'`,
    );
    await world.product.timed.find(({ name }) => name === "tidy-secrets")!.run();
    expect((await sql(world, ofPatient)).rowCount).toBe(0);
    expect((await later.call("{ getMyDay { status } }")).answer.status).toBe("Token expired");
  });
});
