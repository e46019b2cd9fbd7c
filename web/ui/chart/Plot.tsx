import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ChartOption, drawIn } from "./echarts.ts";
import { loadWithRetries } from "../page/load-with-retries.ts";
import { PartMissing } from "../page/PartMissing.tsx";
import styles from "./Chart.module.css";

type Drawing = ReturnType<typeof drawIn>;

interface PlotProps {
  option: ChartOption;
  /** Text that describes what the drawing shows. */
  text: string;
  height: number;
  width?: number;
  /** Called with the index of the point under the mouse, or with null when the mouse leaves. */
  onPoint?: (at: number | null) => void;
  /** Called with the index of the pressed point and the index of its series. */
  onPress?: (at: number, series: number) => void;
}

/** Chart drawn by ECharts. The library is loaded with the first chart; until then the chart's space shows a placeholder. */
export function Plot({ option, text, height, width, onPoint, onPress }: PlotProps) {
  const container = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing | null>(null);
  const latestOption = useRef(option);
  useEffect(() => {
    latestOption.current = option;
    drawing.current?.show(option);
  }, [option]);
  const notifyPoint = useEffectEvent((at: number | null) => onPoint?.(at));
  const press = useEffectEvent((at: number, series: number) => onPress?.(at, series));
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  useEffect(() => {
    if (failure) return undefined;
    let isMounted = true;
    const begin = ({ drawIn: draw }: { drawIn: typeof drawIn }): void => {
      // React removes the element a moment before it runs the cleanup of this effect.
      if (!isMounted || !container.current) return;
      drawing.current = draw(container.current);
      drawing.current.show(latestOption.current);
      drawing.current.onPoint((at) => notifyPoint(at));
      drawing.current.onPress((at, series) => press(at, series));
    };
    loadWithRetries(() => import("./echarts.ts")).then(begin, (reason: unknown) => setFailure({ reason }));
    return () => {
      isMounted = false;
      drawing.current?.close();
      drawing.current = null;
    };
  }, [failure]);
  if (failure) return <PartMissing failure={{ reason: failure.reason, retry: () => setFailure(null) }} />;
  return (
    <figure className={styles.plot} style={{ height, maxWidth: width }}>
      <figcaption className="visually-hidden">{text}</figcaption>
      <div ref={container} className={`${styles.drawing} loading-bar`} aria-hidden />
    </figure>
  );
}
