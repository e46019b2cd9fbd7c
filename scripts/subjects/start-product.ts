/** Starts the product of this tree with two small clinics, asks whether it is ready and how many patients an admin has, and prints both. */
import { Role } from "../../domain/access/roles.ts";
import { caller } from "../../dev-env/caller.ts";
import { setup, teardown } from "../../dev-env/database/test-server.ts";
import { smallEmail } from "../../dev-env/small-clinics.ts";
import { startWorld } from "../../dev-env/world.ts";

await setup();
const world = await startWorld();
const { status } = await fetch(`${world.url}/readyz`);
const admin = caller(world.url, await world.openSession(smallEmail(0, Role.admin)));
const { answer } = await admin.call("{ getPatientList { status message total } }");
console.log(JSON.stringify({ ready: status, patients: answer }));
await world.close();
await teardown();
process.exit();
