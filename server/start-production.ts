import { type Config, readConfig } from "./config.ts";
import { newDocumentsAMinute } from "./platform/graphql/document-budget.ts";
import { botCheckCost } from "./platform/bot-check/bot-check.ts";
import { makeCarriers } from "./platform/carriers/carriers.ts";
import { migrate } from "./platform/database/migrate.ts";
import { refusePowerfulLogin } from "./platform/database/pool.ts";
import { waitForDatabase } from "./platform/database/wait-for-database.ts";
import { every } from "./platform/every.ts";
import { listen } from "./platform/http/listen.ts";
import { makeOutsideMessengers } from "./platform/mail/messengers.ts";
import { makePlaceAt } from "./platform/maps/map-service.ts";
import type { ProcessEnd } from "./platform/process/process-end.ts";
import { makeWebPush, pushKeysOf } from "./platform/push/web-push.ts";
import { makeProduct } from "./wiring.ts";

const noGateway =
  "RESTRIDE_GATEWAY_URL is not set: SMS and pushes to phones are not sent. Administrators find them among the messages not delivered.";

/** Starts a production server: waits for the database, brings it to the newest schema, then listens. */
export const startProduction = async (
  environment: Record<string, string | undefined>,
  { closeAtEnd, end }: ProcessEnd,
  say: (line: string) => void,
): Promise<void> => {
  const config = readConfig(environment);
  await prepareDatabase(config, say);
  const webPush = makeWebPush({ keys: pushKeysOf(config.signingKey), contact: config.publicUrl });
  const messengers = makeOutsideMessengers({ ...config, from: config.mailFrom, webPush });
  closeAtEnd(async () => messengers.close());
  const product = await makeProduct({
    ...config,
    messengers,
    placeAt: makePlaceAt(config.mapUrl, `Restride at ${config.publicUrl}`),
    carriers: makeCarriers(config.carrierSettings, config.carriersUrl),
    now: Date.now,
    every,
    webFolder: new URL("../web/dist", import.meta.url).pathname,
    rateLimitFactor: 1,
    newDocuments: newDocumentsAMinute,
    jobsAtOnce: 4,
    jobsByTheClock: true,
    botCheckCost,
    onWorkerDead: () => void end(1),
    logLevel: "info",
  });
  closeAtEnd(product.close);
  if (config.gatewayUrl === null) say(noGateway);
  await listen(product.app, { host: "0.0.0.0", port: config.port });
};

const prepareDatabase = async ({ databaseUrl, appDatabaseUrl }: Config, say: (line: string) => void): Promise<void> => {
  await waitForDatabase(databaseUrl, { say });
  await migrate(databaseUrl);
  if (appDatabaseUrl !== databaseUrl) await waitForDatabase(appDatabaseUrl, { say });
  await refusePowerfulLogin(appDatabaseUrl);
};
