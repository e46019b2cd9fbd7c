import { readConfig } from "./config.ts";
import { makeProduct } from "./wiring.ts";
import { botCheckCost } from "./platform/bot-check/bot-check.ts";
import { refusePowerfulLogin } from "./platform/database/pool.ts";
import { migrate } from "./platform/database/migrate.ts";
import { makeCarriers } from "./platform/carriers/carriers.ts";
import { every } from "./platform/every.ts";
import { makeOutsideMessengers } from "./platform/mail/messengers.ts";
import { makePlaceAt } from "./platform/maps/map-service.ts";
import { releaseMemory } from "./platform/release-memory.ts";
import { makeWebPush, pushKeysOf } from "./platform/push/web-push.ts";

/** Starts a production server from the environment: brings the database to the newest schema, then listens. */
const start = async () => {
  const config = readConfig(process.env);
  await migrate(config.databaseUrl);
  await refusePowerfulLogin(config.appDatabaseUrl);
  const webPush = makeWebPush({ keys: pushKeysOf(config.signingKey), contact: config.publicUrl });
  const messengers = makeOutsideMessengers({ ...config, from: config.mailFrom, webPush });
  const product = await makeProduct({
    ...config,
    messengers,
    placeAt: makePlaceAt(config.mapUrl, `Restride at ${config.publicUrl}`),
    carriers: makeCarriers(config.carrierSettings, config.carriersUrl),
    now: Date.now,
    every,
    webFolder: new URL("../web/dist", import.meta.url).pathname,
    rateLimitFactor: 1,
    jobsAtOnce: 4,
    jobsByTheClock: true,
    botCheckCost,
    logLevel: "info",
  });
  const end = async () => {
    await product.close();
    messengers.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end());
  await product.app.listen({ host: "0.0.0.0", port: config.port });
  releaseMemory();
};

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
