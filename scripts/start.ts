/** The part of npm start in Node 24: builds the web app when needed, then starts the product with demo data. */
import { join } from "node:path";
import { buildWeb } from "./start/build-web.ts";
import { endWithParents } from "./start/end-with-parents.ts";
import { exitOnSignals } from "./start/exit-on-signals.ts";

endWithParents();
exitOnSignals();
const root = join(import.meta.dirname, "..");
await buildWeb(root, console.log);
await import(join(root, "dev-env/start.ts"));
