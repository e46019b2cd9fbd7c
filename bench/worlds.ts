import { startKeptWorld, type World } from "@restride/dev-env/world.ts";
import { fillWorld } from "./fill-world.ts";

/** The kept world of so many patients, made first when there is none. */
export const openWorld = (patients: number): Promise<World> => {
  const run = (databaseUrl: string, now: number): Promise<void> => fillWorld(databaseUrl, now, patients);
  return startKeptWorld({ name: `bench ${patients}`, run }, ["bench/fill-world.ts", "dev-env/seed/**/*.ts"]);
};
