import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let company: Caller;
test.beforeEach(async ({ world }) => {
  company = await signIn(world, smallEmail(0, Role.companyAdmin));
});

const list = async (filters: object, more: object = {}) => {
  const document = `query ($f: UnitFilters, $m: PageInput, $s: SorterInput) { getUnits(filters: $f, metadata: $m, sorter: $s) {
    status message total units { _id } } }`;
  type Units = { readonly units: readonly { readonly _id: string }[]; readonly total: number };
  const { units, total } = (await company.call<Units>(document, { f: filters, ...more })).answer;
  return { ids: units.map(({ _id }) => _id), total };
};

const sensor = small.deviceItem;
const update = (world: World, change: string, item: string, day: string) =>
  world.owner.query(`update ${change} where item_id = $2`, [day, item]);
/** Sets for how many days a sensor has been in its place and has not been needed. */
const standsFor = async (world: World, item: string, days: number): Promise<void> => {
  const day = addDays(world.today(), -days);
  await update(world, "patient_devices set delivered_on = $1", item, day);
  await update(world, "item_revisions set start_day = 1 - 60, end_day = $1::date - surgery_date", item, day);
};

/** From the longest to the shortest; the third and the fourth are equal, the lower id first. */
const longestFirst = [sensor(0, 1), sensor(1, 1), sensor(0, 2), sensor(1, 2), sensor(0, 3), sensor(1, 3)];
const standing = async (world: World): Promise<void> => {
  // A company lists also units from before units named their company.
  await world.owner.query("update listed_units set company_id = null where item_id = any($1)", [
    [sensor(0, 1), sensor(1, 2), sensor(0, 3)],
  ]);
  for (const [at, days] of [20, 19, 17, 17, 16, 15].entries()) await standsFor(world, longestFirst[at]!, days);
};

test.for(["since", "dueback"])(
  "units of several clinics follow one another by %s whatever the size of a page, equal ones by their id",
  async (field, { world }) => {
    await standing(world);
    const inPages = async (order: string, pageSize: number) => {
      const pages = [];
      for (let current = 1; current <= 6 / pageSize; current += 1)
        pages.push((await list({ place: "out" }, { s: { field, order }, m: { current, pageSize } })).ids);
      return pages.flat();
    };
    for (const pageSize of [1, 2, 6]) {
      expect(await inPages("ascend", pageSize)).toEqual(longestFirst);
      expect(await inPages("descend", pageSize)).toEqual(longestFirst.toReversed());
    }
  },
);

test("a company's units are awaited and overdue by the day of their own clinic, however far apart the clinics' days are", async ({
  world,
}) => {
  const zones = ["Pacific/Kiritimati", "Etc/GMT+12"];
  for (const [clinic, zone] of zones.entries())
    await world.owner.query("update customers set time_zone = $1 where customer_id = $2", [
      zone,
      small.customers[clinic],
    ]);
  for (const [days, place] of [
    [0, "awaited"],
    [14, "overdue"],
  ] as const) {
    await standing(world);
    for (const item of longestFirst) await standsFor(world, item, days);
    await standsFor(world, sensor(1, 3), days + 1);
    const there = [sensor(0, 1), sensor(0, 2), sensor(0, 3), sensor(1, 3)];
    for (const order of ["ascend", "descend"])
      for (const field of ["since", "dueback"]) {
        const { ids, total } = await list({ place }, { s: { field, order } });
        expect([ids.toSorted(), total], `${place} ${field} ${order}`).toEqual([there, 4]);
      }
  }
});

test("a search by hardware or name finds among overdue devices those that are, and no other", async ({ world }) => {
  await standing(world);
  for (const [at, item] of longestFirst.entries())
    await update(world, "patient_devices set hardware_id = $1", item, `7C21AA0000B${at}`);
  // Not needed for at most 14 days: due back, but not overdue.
  await standsFor(world, sensor(0, 3), 14);
  await standsFor(world, sensor(1, 3), 13);
  const ascending = { s: { field: "dueback", order: "ascend" } };
  const overdue = longestFirst.slice(0, 4);
  expect(await list({ place: "overdue" }, ascending)).toEqual({ ids: overdue, total: 4 });
  expect(await list({ place: "overdue", search: "7c21aa" }, ascending)).toEqual({ ids: overdue, total: 4 });
  expect(await list({ place: "overdue", search: "clinic2" }, ascending)).toEqual({
    ids: [sensor(1, 1), sensor(1, 2)],
    total: 2,
  });
  expect(await list({ place: "overdue", search: "7c21aa0000b4" })).toEqual({ ids: [], total: 0 });
  expect(await list({ place: "awaited", search: "7c21aa0000b4" })).toEqual({ ids: [sensor(0, 3)], total: 1 });
});
