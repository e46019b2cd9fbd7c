import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ChartOption, drawIn } from "./echarts.ts";
import { loadWithRetries } from "../page/load-with-retries.ts";
import { PartMissing } from "../page/PartMissing.tsx";
import styles from "./Chart.module.css";

type Drawing = ReturnType<typeof drawIn>;

interface PlotProps {
  option: ChartOption;
  /** What it shows, in words. */
  text: string;
  height: number;
  width?: number;
  /** Told the place of the point that the mouse is above, null when it leaves. */
  onPoint?: (at: number | null) => void;
  /** Told what is pressed: its place, and which of the series it is of. */
  onPress?: (at: number, series: number) => void;
}

/** A drawing in its place. echarts is loaded with the first one; its place is kept meanwhile. */
export function Plot({ option, text, height, width, onPoint, onPress }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing | null>(null);
  const latestOption = useRef(option);
  useEffect(() => {
    latestOption.current = option;
    drawing.current?.show(option);
  }, [option]);
  const tell = useEffectEvent((at: number | null) => onPoint?.(at));
  const press = useEffectEvent((at: number, series: number) => onPress?.(at, series));
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  useEffect(() => {
    if (failure) return undefined;
    let stays = true;
    const begin = ({ drawIn: draw }: { drawIn: typeof drawIn }): void => {
      // The place is gone a moment before this effect is told so.
      if (!stays || !place.current) return;
      drawing.current = draw(place.current);
      drawing.current.show(latestOption.current);
      drawing.current.onPoint((at) => tell(at));
      drawing.current.onPress((at, series) => press(at, series));
    };
    loadWithRetries(() => import("./echarts.ts")).then(begin, (reason: unknown) => setFailure({ reason }));
    return () => {
      stays = false;
      drawing.current?.close();
      drawing.current = null;
    };
  }, [failure]);
  if (failure) return <PartMissing missing={{ reason: failure.reason, retry: () => setFailure(null) }} />;
  return (
    <figure className={styles.plot} style={{ height, maxWidth: width }}>
      <figcaption className="visually-hidden">{text}</figcaption>
      <div ref={place} className={`${styles.drawing} comes`} aria-hidden />
    </figure>
  );
}
