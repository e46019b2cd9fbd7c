import { join } from "node:path";
import { buildWeb } from "../start/build-web.ts";

/** Builds the web app from the present sources, before the first browser test. */
export async function setup(): Promise<void> {
  await buildWeb(join(import.meta.dirname, "../.."), console.log);
}
