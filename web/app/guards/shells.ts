import { late } from "../../ui/page/late.tsx";
import type { Missing } from "../../ui/page/PartMissing.tsx";

/** Without its shell there is no page: the error element says so. */
function Failed({ missing }: { missing: Missing }): never {
  throw missing.reason;
}

/** What surrounds the console's pages. */
export const Shell = late(async () => (await import("../shell/Shell.tsx")).Shell, { Failed });

/** What surrounds them in lite. */
export const LiteShell = late(async () => (await import("../shell/LiteShell.tsx")).LiteShell, { Failed });
