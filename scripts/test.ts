/**
 * What npm test runs on Node 24: every check and every test, two at a time for two cores. It is exactly CI. `--shard 2/4` runs the second
 * of four parts, each on a machine of its own: the first has the checks, the last what other versions of PostgreSQL could tell apart.
 */
import { parseArgs } from "node:util";
import { runWhole } from "./test/run.ts";
import { readShard } from "./test/shard.ts";

const { values } = parseArgs({ options: { shard: { type: "string", default: "1/1" } } });
process.exitCode = await runWhole(readShard(values.shard));
