import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { startReusedWorld } from "@restride/dev-env/world.ts";
import type { Call } from "../calls.ts";
import { urlOfHandwritten, openMeter } from "../costs.ts";
import { type Contender, measure, type Row, scriptsOf } from "../measure.ts";
import { followingCalls } from "./calls.ts";
import { fillFollowing, sizes } from "./fill-following.ts";

const sources = ["bench/following/fill-*.ts", "dev-env/small-clinics/**/*.ts", "dev-env/small-clinics.ts"];

/** Few turns: sixteen concurrent requests for the totals of a large clinic take seconds. */
const turnCount = 2;

/**
 * Measures the calls that follow a patient: compliance and home page of a clinic, the lists behind its numbers, the patient's page, log and report.
 * It measures each call with a tenth of the patients, days and entries, and with all of them, and returns one table for each size.
 */
export async function measureFollowing(folder: string, seconds: number): Promise<Row[][]> {
  const world = await startReusedWorld({ name: "bench following", run: fillFollowing }, sources);
  const beside = {
    world,
    handUrl: await urlOfHandwritten(world.databaseUrl),
    meter: await openMeter(world.databaseUrl, folder),
  };
  const today = world.today();
  const calls: Call[][] = [];
  for (const size of sizes) {
    const { token } = await signIn(world, smallEmail(size.clinic, Role.admin));
    calls.push(await followingCalls(world, { ...size, token, today }));
  }
  const byCall: Row[][] = [];
  for (const at of calls[0]!.keys()) {
    const contenders: Contender[] = [];
    for (const [size] of sizes.entries()) {
      const call = calls[size]![at]!;
      await scriptsOf(world, call, call.requests.length); // the first read of a minute is logged; no side is measured with that write
      contenders.push({ ...beside, call, productScripts: await scriptsOf(world, call, call.requests.length) });
    }
    byCall.push(await measure(contenders, seconds, turnCount));
  }
  await beside.meter.close();
  await world.close();
  return sizes.map((_, size) => byCall.map((rows) => rows[size]!));
}
