import { type CalendarDate, todayIn } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import type { World } from "@restride/dev-env/world.ts";
import { type Call, readingCalls, recordedDays, recordingCall } from "./calls.ts";
import { urlOfHandwritten, type Meter, openMeter } from "./costs.ts";
import { type Contender, measure, type Row, scriptsOf } from "./measure.ts";
import { measureScreens } from "./live/measure-screen.ts";
import { findPeople, findRecorders, forgetRecordings, type People, type Recorder } from "./people.ts";

/** World with the people of its requests, the clinics' today, and connections to its database that bypass the product. */
type PreparedWorld = { world: World; people: People; today: CalendarDate; handUrl: string; meter: Meter };

/** Measures every call of the product in every world. Returns one table for each world. `folder` is the database server's. */
export async function measureWorlds(
  worlds: readonly World[],
  folder: string,
  seconds: number,
  names: readonly string[] = [],
): Promise<Row[][]> {
  const preparedWorlds = await inOrder(worlds, async (world) => ({
    world,
    people: await findPeople(world),
    today: todayIn(world.clock.now(), defaultTimeZone),
    handUrl: await urlOfHandwritten(world.databaseUrl),
    meter: await openMeter(world.databaseUrl, folder),
  }));
  const isMeasured = (name: string): boolean => names.length === 0 || names.some((part) => name.includes(part));
  const calls = preparedWorlds.map(({ people, today }) =>
    readingCalls(people, today).filter(({ name }) => isMeasured(name)),
  );
  const byCall: Row[][] = [];
  for (const at of calls[0]?.keys() ?? []) {
    const contenders = await inOrder(preparedWorlds, (each, size) => prepareCall(each, calls[size]![at]!));
    byCall.push(await measure(contenders, seconds));
  }
  if (isMeasured("record")) byCall.push(...(await measureRecording(preparedWorlds, seconds)));
  for (const { meter } of preparedWorlds) await meter.close();
  return worlds.map((_, size) => byCall.map((rows) => rows[size]!));
}

/** Prepares a call. The first read of a minute is logged, and no side is measured with that write. */
async function prepareCall(each: PreparedWorld, call: Call): Promise<Contender> {
  await scriptsOf(each.world, call, call.requests.length);
  return { ...each, call, productScripts: await scriptsOf(each.world, call, call.requests.length) };
}

async function measureRecording(preparedWorlds: readonly PreparedWorld[], seconds: number): Promise<Row[][]> {
  const recorders = await inOrder(preparedWorlds, ({ world, people }) => findRecorders(world, people.clinics));
  const prepare = (
    name: keyof typeof recordedDays,
    own: (all: Recorder[]) => Recorder[],
    samples: number,
  ): Promise<Contender[]> =>
    inOrder(preparedWorlds, async (each, size) => {
      const all = recorders[size]!;
      await each.world.settle();
      await forgetRecordings(each.world, all);
      const call = await recordingCall(name, own(all), halves(all)[1]);
      return { ...each, call, productScripts: await scriptsOf(each.world, call, samples) };
    });
  const recorded: Row[][] = [];
  for (const name of ["record an exercise", "record on a past day"] as const)
    recorded.push(await measure(await prepare(name, (all) => halves(all)[0], recorders[0]!.length / 2), seconds));
  const watched = await prepare("record an exercise", ([first]) => [first!], 5);
  const screens = await measureScreens(watched.map((one, size) => ({ ...one, recorder: recorders[size]![0]! })));
  for (const { world } of preparedWorlds) await world.settle();
  return [...recorded, screens];
}

/** Splits recorders alternately, so that both halves have patients of all clinics. */
const halves = (all: readonly Recorder[]): [Recorder[], Recorder[]] => [
  all.filter((_, at) => at % 2 === 0),
  all.filter((_, at) => at % 2 === 1),
];

/** Runs work on items one after another, so that no preparation disturbs another. */
async function inOrder<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) results.push(await work(item, at));
  return results;
}
