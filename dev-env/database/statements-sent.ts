import type { World } from "../world.ts";

/** Opens the metrics of a world whose statements are counted. */
export const metricsToken = "a token of 16 letters or more";

/** What is remembered for seconds or a minute and sent again when that is over, or is done behind the answer. */
const remembered = [
  "tellFacts",
  "accountById",
  "accountInSession",
  "patientAccountById",
  "timeZone",
  "acrossCustomersSaveReads",
];

/** How often each statement was sent so far. */
const sent = async ({ product, url }: World): Promise<Map<string, number>> => {
  await product.readsNoted();
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const lines = (await response.text()).matchAll(/^restride_statements_total\{statement="(.+)"\} (\d+)$/gm);
  return new Map([...lines].map(([, name, count]) => [name!, Number(count)]));
};

/** The statements that a world, started with `metricsToken`, sends during some work: by name, beside what is remembered. */
export const statementsSent = async (world: World, work: () => Promise<unknown>): Promise<string[]> => {
  const before = await sent(world);
  await work();
  const after = [...(await sent(world))].filter(([name]) => !remembered.includes(name));
  return after.flatMap(([name, count]) => Array<string>(count - (before.get(name) ?? 0)).fill(name)).toSorted();
};
