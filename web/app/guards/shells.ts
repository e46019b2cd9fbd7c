import { lazyComponent } from "../../ui/page/lazy-component.tsx";
import type { LoadFailure } from "../../ui/page/PartMissing.tsx";

/** Throws the reason to the route's error element, because there is no page without its shell. */
function Failed({ failure }: { failure: LoadFailure }): never {
  throw failure.reason;
}

/** Shell of the console's pages. */
export const Shell = lazyComponent(async () => (await import("../shell/Shell.tsx")).Shell, { Failed });

/** Shell of the pages in lite. */
export const LiteShell = lazyComponent(async () => (await import("../shell/LiteShell.tsx")).LiteShell, { Failed });
