import { late } from "../../ui/page/late.tsx";

/** What surrounds the console's pages. */
export const Shell = late(async () => (await import("../shell/Shell.tsx")).Shell);

/** What surrounds them in lite. */
export const LiteShell = late(async () => (await import("../shell/LiteShell.tsx")).LiteShell);
