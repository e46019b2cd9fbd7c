/**
 * npm run test:engines [-- firefox webkit]: runs the first steps of a working day in each browser engine of the policy, or in the named ones: older
 * Chromiums from npm, Firefox ESR and WebKitGTK of Debian. Fails when a step fails, or when an engine is missing.
 */
import { Role } from "../domain/access/roles.ts";
import { setup, teardown } from "../dev-env/database/test-server.ts";
import { smallEmail, smallPassword } from "../dev-env/small-clinics.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { startWorld, webDist } from "../dev-env/world.ts";
import { signedInSession } from "../e2e/add-session.ts";
import { markToursSeen } from "../e2e/journey.ts";
import { day } from "../e2e/engines/day.ts";
import { type Engine, engines } from "../e2e/engines/engines.ts";
import { firstSteps } from "../e2e/engines/first-steps.ts";
import { startProxy } from "../e2e/engines/proxy.ts";
import { setup as build } from "./test/built-web.ts";

const names = process.argv.slice(2);
const unknown = names.find((name) => !engines.some((engine) => engine.name === name));
if (unknown !== undefined) {
  console.error(`There is no engine ${unknown}. Choose from: ${engines.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

await build();
await setup();
let failures = 0;

/** Runs all steps in an engine, with its own test world. */
async function takeSteps({ name, open }: Engine, program: string): Promise<void> {
  const world = await startWorld({ webFolder: webDist });
  await markToursSeen(world);
  const session = await signedInSession(world, { email: smallEmail(0, Role.admin), password: smallPassword });
  const [tab, proxy] = await Promise.all([open(program), startProxy(world.url)]);
  const scene = { tab, proxy, session, patientPath: `/patient/${small.patient(0, 1)}` };
  const office = { tab, url: proxy.url, world, openWindow: () => open(program) };
  const steps = [
    ...Object.entries(firstSteps).map(([step, take]) => ({ step, take: () => take(scene) })),
    ...Object.entries(day).map(([step, take]) => ({ step, take: () => take(office) })),
  ];
  for (const { step, take } of steps) {
    const failure = await take().then(
      () => null,
      (reason: Error) => reason.message,
    );
    proxy.setAway(false);
    if (failure !== null) failures += 1;
    console.log(`${failure === null ? "✓" : "✗"} ${name}: ${step}${failure === null ? "" : `. ${failure}`}`);
  }
  await tab.close();
  await proxy.close();
  await world.close();
}

for (const engine of engines.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const way = engine.find();
  if ("program" in way) {
    await takeSteps(engine, way.program);
  } else {
    failures += 1;
    console.log(`✗ ${engine.name} was not tried. ${way.missing}`);
  }
}
await teardown();
process.exit(failures === 0 ? 0 : 1);
