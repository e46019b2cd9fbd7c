import { liteListeners } from "../generated/subject-listeners.ts";
import { Listeners } from "./Listeners.tsx";

/** Hears of messages on a lite page that stands in no shell. */
export const LiteEar = () => <Listeners all={liteListeners} />;
