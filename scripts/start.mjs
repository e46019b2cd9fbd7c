// npm start: Restride with demo data. Runs on Node 18 and newer with nothing installed.
import { launch } from "./launch.mjs";

await launch("scripts/start.ts");
