import { liteListeners } from "../generated/subject-listeners.ts";
import { Parts } from "./Parts.tsx";

/** Hears of messages on a lite page that stands in no shell. */
export const LiteEar = () => <Parts all={liteListeners} />;
