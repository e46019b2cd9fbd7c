import { liteListeners } from "../generated/subject-listeners.ts";
import { Parts } from "./Parts.tsx";

/** Subscribes to messages on lite pages, which have no shell. */
export const LiteNotifications = () => <Parts all={liteListeners} />;
