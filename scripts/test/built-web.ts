import { join } from "node:path";
import { buildWeb } from "../start/build-web.ts";

/** Before the first browser test: the web app is built from the sources as they are now. */
export async function setup(): Promise<void> {
  await buildWeb(join(import.meta.dirname, "../.."), console.log);
}
