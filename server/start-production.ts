import { defaultMaxRequests } from "./platform/http/limit-requests.ts";
import { newDocumentsAMinute } from "./platform/graphql/document-budget.ts";
import { botCheckCost } from "./platform/bot-check/bot-check.ts";
import { makeCarriers } from "./platform/carriers/carriers.ts";
import { startInterval } from "./platform/interval.ts";
import { tryFiles } from "./platform/files/try-files.ts";
import { listen } from "./platform/http/listen.ts";
import { newName } from "./platform/ids.ts";
import { makeProductionMessengers } from "./platform/mail/messengers.ts";
import { makePlaceAt } from "./platform/maps/map-service.ts";
import type { ProcessEnd } from "./platform/process/process-end.ts";
import { makeWebPush, pushKeysOf } from "./platform/push/web-push.ts";
import { prepareDatabase } from "./prepare-database.ts";
import type { Environment } from "./settings/secret-files.ts";
import { describeUnknown, readSettings } from "./settings/settings.ts";
import { makeProduct } from "./wiring.ts";
import * as texts from "./start-texts.ts";

/**
 * Starts a production server: checks its settings and the file storage, waits for the database, migrates it to the newest schema, then
 * listens.
 */
export const startProduction = async (
  environment: Environment,
  { closeAtEnd, end }: ProcessEnd,
  say: (line: string) => void,
): Promise<void> => {
  const settings = readSettings(environment);
  const unknown = describeUnknown(environment);
  if (unknown) say(unknown);
  await tryFiles(settings.filesPlace, `start-${newName()}`);
  await prepareDatabase(settings, say);
  const webPush = makeWebPush({ keys: pushKeysOf(settings.signingKey), contact: settings.publicUrl });
  const messengers = makeProductionMessengers({ ...settings, from: settings.mailFrom, webPush });
  closeAtEnd(async () => messengers.close());
  const product = await makeProduct({
    ...settings,
    messengers,
    placeAt: makePlaceAt(settings.mapUrl, texts.restrideAt(settings.publicUrl)),
    carriers: makeCarriers(settings.carrierSettings, settings.carriersUrl),
    now: Date.now,
    startInterval,
    webFolder: new URL("../web/dist", import.meta.url).pathname,
    rateLimitFactor: 1,
    maxRequests: defaultMaxRequests,
    newDocuments: newDocumentsAMinute,
    jobsAtOnce: 4,
    jobsByTheClock: true,
    botCheckCost,
    onWorkerDead: () => void end(1),
    logLevel: "info",
  });
  closeAtEnd(product.close);
  if (settings.gatewayUrl === null) say(texts.noGateway);
  await listen(product.app, settings);
};
