import { startReusedWorld, type World } from "@restride/dev-env/world.ts";
import { fillWorld } from "./fill-world.ts";

/** Opens the stored world with `patients` patients. Fills it first if it does not exist. */
export const openWorld = (patients: number): Promise<World> => {
  const run = (databaseUrl: string, now: number): Promise<void> => fillWorld(databaseUrl, now, patients);
  return startReusedWorld({ name: `bench ${patients}`, run }, ["bench/fill-world.ts", "dev-env/seed/**/*.ts"]);
};
