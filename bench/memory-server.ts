/** Process of memory.ts. It opens a world, reports that it is idle, and sends the requests after people are signed in. */
import { todayIn } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { readingCalls } from "./calls.ts";
import { findPeople } from "./people.ts";
import { openWorld } from "./worlds.ts";

const world = await openWorld(Number(process.argv[2]));
process.send!("idle");
await new Promise((done) => process.once("message", done));
const calls = readingCalls(await findPeople(world), todayIn(world.clock.now(), defaultTimeZone));
process.send!({ url: `${world.url}/graphql`, requests: calls.flatMap(({ requests }) => requests) });
await new Promise((done) => process.once("message", done));
await world.close();
process.disconnect();
