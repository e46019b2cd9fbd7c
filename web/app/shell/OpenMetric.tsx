import { useIsMetricOpen } from "../../platform/page/metric-link.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";

const DrillDownDrawer = lazyOverlay(
  async () => (await import("../../features/drill-down/DrillDownDrawer.tsx")).DrillDownDrawer,
);

/** Drawer of the count that the user pressed, over any page. */
export const OpenMetric = () => useIsMetricOpen() && <DrillDownDrawer />;
