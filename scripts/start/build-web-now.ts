/** Builds the web app when it is missing or was built from other sources. */
import { join } from "node:path";
import { buildWeb } from "./build-web.ts";

const built = await buildWeb(join(import.meta.dirname, "../.."), console.log);
if (!built) console.log("The web app is built from these sources.");
