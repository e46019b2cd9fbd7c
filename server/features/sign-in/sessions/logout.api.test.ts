import { Role } from "@restride/domain/access/roles.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Caller, enter, signInByPassword, signInPatient } from "../../../../dev-env/caller.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../../dev-env/small-clinics/ids.ts";
import { startWorld, type World } from "../../../../dev-env/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const sql = (text: string) => world.owner.query(text);

describe("logging out ends the session", () => {
  const ofPatient = `select from sessions where account_id = '${small.patient(0, 1)}'`;

  test("with all its tokens, and no other session", async () => {
    const email = smallEmail(0, Role.superAdmin);
    const [here, elsewhere] = [await signInByPassword(world, email), await signInByPassword(world, email)];
    const inside = await enter(world, here, small.customers[0]);
    const ask = async (person: Caller) => (await person.call("{ getUserVisitedPages { status } }")).answer.status;
    expect((await inside.call("mutation { logout { status } }")).answer.status).toBe("success");
    expect([await ask(here), await ask(inside), await ask(elsewhere)]).toEqual([
      "Token expired",
      "Token expired",
      "success",
    ]);
  });

  test("a patient's too, and what nobody needs any more is forgotten", async () => {
    const patient = await signInPatient(world, smallPatientEmail(0, 1));
    expect((await patient.call("{ getMyDay { status } }")).answer.status).toBe("success");
    await patient.call("mutation { logout { status } }");
    expect((await patient.call("{ getMyDay { status } }")).answer.status).toBe("Token expired");
    expect((await sql(ofPatient)).rowCount).toBe(0);
    const later = await signInPatient(world, smallPatientEmail(0, 1));
    await sql(`update sessions set ends_at = now() - interval '1 day' where account_id = '${small.patient(0, 1)}'`);
    await world.product.timed.find(({ name }) => name === "tidy-secrets")!.run();
    expect((await sql(ofPatient)).rowCount).toBe(0);
    expect((await later.call("{ getMyDay { status } }")).answer.status).toBe("Token expired");
  });
});
