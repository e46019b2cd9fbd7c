import type { World } from "../world.ts";

/** Token for the metrics of a world that is started with it. */
export const metricsToken = "a token of 16 letters or more";

/** Statements whose results are cached for seconds or a minute and that are sent again afterward, or that are sent after the response. */
const rememberedNames = [
  "publishEvents",
  "accountById",
  "accountInSession",
  "patientAccountById",
  "timeZone",
  "acrossCustomersSaveReads",
];

/** Statements of timed jobs, which may run during any count and find nothing to do. */
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
  "joinCasesToCompanies",
  "joinUnitsToCompanies",
  "outcomesInSlots",
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

/** Statements of the metrics themselves. */
const ofMetrics = ["acrossCustomersCountMessages"];

/** Returns how often each statement was sent so far. */
const countStatements = async (world: World): Promise<Map<string, number>> => {
  await world.product.afterResponses();
  const response = await fetch(`${world.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const lines = (await response.text()).matchAll(/^restride_statements_total\{statement="(.+)"\} (\d+)$/gm);
  return new Map([...lines].map(([, name, count]) => [name!, Number(count)]));
};

const uncounted = new Set([...rememberedNames, ...byTheClock, ...ofMetrics]);

/** Returns the names of the statements that some work sends, sorted, without those of caches, timed jobs, and `others`. */
export const statementsDuring = async (
  world: World,
  work: () => Promise<unknown>,
  others: readonly string[] = [],
): Promise<string[]> => {
  const before = await countStatements(world);
  await work();
  const after = [...(await countStatements(world))].filter(([name]) => !uncounted.has(name) && !others.includes(name));
  return after.flatMap(([name, count]) => Array<string>(count - (before.get(name) ?? 0)).fill(name)).toSorted();
};
