/**
 * The part of npm test in Node 24: runs every check and every test, two at a time for two cores, exactly as CI does. `--shard 2/4` runs the second of
 * four parts, each on its own machine: the first includes the checks, the last the tests in other versions of PostgreSQL.
 */
import { parseArgs } from "node:util";
import { runWhole } from "./test/run.ts";
import { readShard } from "./test/shard.ts";

const { values } = parseArgs({ options: { shard: { type: "string", default: "1/1" } } });
process.exitCode = await runWhole(readShard(values.shard));
