import { lazyComponent } from "../../ui/page/lazy-component.tsx";
import type { Missing } from "../../ui/page/PartMissing.tsx";

/** Without its shell there is no page: the error element says so. */
function Failed({ missing }: { missing: Missing }): never {
  throw missing.reason;
}

/** What surrounds the console's pages. */
export const Shell = lazyComponent(async () => (await import("../shell/Shell.tsx")).Shell, { Failed });

/** What surrounds them in lite. */
export const LiteShell = lazyComponent(async () => (await import("../shell/LiteShell.tsx")).LiteShell, { Failed });
