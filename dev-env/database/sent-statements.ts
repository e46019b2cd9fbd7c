import type { World } from "../world.ts";

/** Opens the metrics of a world that is started with it. */
export const metricsToken = "a token of 16 letters or more";

/** What is remembered for seconds or a minute and sent again when that is over, or is done behind the answer. */
const remembered = [
  "publishEvents",
  "accountById",
  "accountInSession",
  "patientAccountById",
  "timeZone",
  "acrossCustomersSaveReads",
];

/** What jobs send when their minute comes, in the middle of whatever is counted, where they find nothing to do. */
const byTheClock = [
  "acrossCustomersEmptyEndedMessages",
  "acrossCustomersFinishPhoneRepair",
  "acrossCustomersForgetMessages",
  "acrossCustomersForgetReportJobs",
  "acrossCustomersLockPhoneRepair",
  "acrossCustomersQueueDueMessages",
  "acrossCustomersRemoveLinks",
  "acrossCustomersRemoveProgressCodes",
  "acrossCustomersStoppedReportJobs",
  "acrossCustomersUnformedNames",
  "clinicsWithOldCorridors",
  "dueDeletions",
  "endTroubleAcrossCustomers",
  "forgetStrangeMessages",
  "overdueDevicesAcrossCustomers",
  "pauseProgress",
  "removeBotChecks",
  "removeCodes",
  "removeDeletionRequests",
  "removeKeys",
  "removeLinks",
  "removeOldDrafts",
  "removeRateLimits",
  "removeSecurityEvents",
  "removeSessions",
  "removeTrusts",
  "rollProgress",
  "silentDevicesAcrossCustomers",
  "unusedImages",
];

/** What the metrics themselves read. */
const ofMetrics = ["acrossCustomersCountMessages"];

/** How often each statement was sent so far. */
const sent = async (world: World): Promise<Map<string, number>> => {
  await world.product.afterResponses();
  const response = await fetch(`${world.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const lines = (await response.text()).matchAll(/^restride_statements_total\{statement="(.+)"\} (\d+)$/gm);
  return new Map([...lines].map(([, name, count]) => [name!, Number(count)]));
};

const uncounted = new Set([...remembered, ...byTheClock, ...ofMetrics]);

/** The statements that some work sends, by name and sorted, beside what is remembered, what the clock sends, and `others`. */
export const statementsDuring = async (
  world: World,
  work: () => Promise<unknown>,
  others: readonly string[] = [],
): Promise<string[]> => {
  const before = await sent(world);
  await work();
  const after = [...(await sent(world))].filter(([name]) => !uncounted.has(name) && !others.includes(name));
  return after.flatMap(([name, count]) => Array<string>(count - (before.get(name) ?? 0)).fill(name)).toSorted();
};
