import { addDays, type CalendarDate, todayIn } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import type { World } from "@restride/dev-env/world.ts";
import { readingCalls, recordingCall } from "./calls.ts";
import { type Contender, measure, type Row, scriptsOf } from "./measure.ts";
import { measureScreens } from "./measure-screen.ts";
import { type Clinic, findClinics, findRecorders, forgetRecordings, type Recorder } from "./people.ts";

/** A world with the people who are asked about, and the clinics' day there. */
type Peopled = { world: World; clinics: Clinic[]; today: CalendarDate };

/** Every call of the product in every world; answers one table for each world. */
export async function measureWorlds(worlds: readonly World[], seconds: number): Promise<Row[][]> {
  const peopled = await inOrder(worlds, async (world) => ({
    world,
    clinics: await findClinics(world),
    today: todayIn(world.clock.now(), defaultTimeZone),
  }));
  const calls = peopled.map(({ clinics, today }) => readingCalls(clinics, today));
  const byCall: Row[][] = [];
  for (const at of calls[0]?.keys() ?? []) {
    const contenders = await inOrder(peopled, async ({ world }, size) => {
      const call = calls[size]![at]!;
      await scriptsOf(world, call, call.requests.length); // the first read of a minute is noted; both sides are measured without it
      return { world, call, scripts: await scriptsOf(world, call, call.requests.length) };
    });
    byCall.push(await measure(contenders, seconds));
  }
  byCall.push(...(await measureRecording(peopled, seconds)));
  return worlds.map((_, size) => byCall.map((rows) => rows[size]!));
}

async function measureRecording(peopled: readonly Peopled[], seconds: number): Promise<Row[][]> {
  const recorders = await inOrder(peopled, ({ world, clinics }) => findRecorders(world, clinics));
  const prepare = (who: (all: Recorder[]) => Recorder[], samples: number): Promise<Contender[]> =>
    inOrder(peopled, async ({ world, today }, size) => {
      await world.settle();
      await forgetRecordings(world, recorders[size]!);
      const days = Array.from({ length: 7 }, (_, back) => addDays(today, -back));
      const call = await recordingCall(who(recorders[size]!), days);
      return { world, call, scripts: await scriptsOf(world, call, samples) };
    });
  const recorded = await measure(await prepare((all) => all, recorders[0]?.length ?? 0), seconds);
  const watched = await prepare(([first]) => [first!], 5);
  const screens = await measureScreens(watched.map((one, size) => ({ ...one, recorder: recorders[size]![0]! })));
  for (const { world } of peopled) await world.settle();
  return [recorded, screens];
}

/** One after the other, so that no preparation disturbs another. */
async function inOrder<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) results.push(await work(item, at));
  return results;
}
