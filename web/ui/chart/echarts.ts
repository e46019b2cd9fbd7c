import type { BarSeriesOption, LineSeriesOption } from "echarts/charts";
import { BarChart, LineChart } from "echarts/charts";
import type { GridComponentOption, MarkLineComponentOption, TooltipComponentOption } from "echarts/components";
import { GridComponent, MarkLineComponent, TooltipComponent } from "echarts/components";
import type { ComposeOption } from "echarts/core";
import { init, use as register } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";

/** Options of a drawing. Only these parts of ECharts are loaded, and only when the first chart is shown. */
export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | MarkLineComponentOption | TooltipComponentOption
>;

register([BarChart, LineChart, GridComponent, MarkLineComponent, TooltipComponent, SVGRenderer]);

/** Creates a drawing that fills its element and follows the element's size. */
export function drawIn(element: HTMLElement) {
  const drawing = init(element, null, { renderer: "svg" });
  const fit = (): void => {
    drawing.resize();
    // ECharts does not redraw for paper. On narrower paper the drawing is scaled down as a whole; it is never scaled up.
    const [width, height] = [drawing.getWidth(), drawing.getHeight()];
    element.querySelector("svg")?.setAttribute("viewBox", `0 0 ${width} ${height}`);
    element.style.aspectRatio = `${width} / ${height}`;
    element.style.setProperty("--drawn", `${width}px`);
  };
  const watcher = new ResizeObserver(fit);
  watcher.observe(element);
  return {
    /** Calls `tell` with the index of the point under the mouse, or with null when the mouse leaves the chart. */
    onPoint: (tell: (at: number | null) => void): void => {
      drawing.on("updateAxisPointer", (event) => {
        const [axis] = (event as { axesInfo?: { value: number }[] }).axesInfo ?? [];
        tell(axis?.value ?? null);
      });
      drawing.on("globalout", () => tell(null));
    },
    /** Calls `tell` with the index of the pressed point and the index of its series. */
    onPress: (tell: (at: number, series: number) => void): void => {
      drawing.on("click", ({ dataIndex, seriesIndex }) => {
        if (seriesIndex !== undefined) tell(dataIndex, seriesIndex);
      });
    },
    show: (option: ChartOption): void => drawing.setOption(option, { notMerge: true }),
    close: (): void => {
      watcher.disconnect();
      drawing.dispose();
    },
  };
}
