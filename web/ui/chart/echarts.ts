import type { BarSeriesOption, LineSeriesOption } from "echarts/charts";
import { BarChart, LineChart } from "echarts/charts";
import type { GridComponentOption, MarkLineComponentOption, TooltipComponentOption } from "echarts/components";
import { GridComponent, MarkLineComponent, TooltipComponent } from "echarts/components";
import type { ComposeOption } from "echarts/core";
import { init, use as register } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";

/** What a drawing can be told. Only these parts of echarts are loaded, and only with the first chart that is shown. */
export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | MarkLineComponentOption | TooltipComponentOption
>;

register([BarChart, LineChart, GridComponent, MarkLineComponent, TooltipComponent, SVGRenderer]);

/** A drawing that fills its element and follows its size. */
export function drawIn(element: HTMLElement) {
  const drawing = init(element, null, { renderer: "svg" });
  const fit = (): void => {
    drawing.resize();
    // Nobody draws anew for paper: the drawing as a whole becomes smaller where that is narrower, and never larger.
    const [width, height] = [drawing.getWidth(), drawing.getHeight()];
    element.querySelector("svg")?.setAttribute("viewBox", `0 0 ${width} ${height}`);
    element.style.aspectRatio = `${width} / ${height}`;
    element.style.setProperty("--drawn", `${width}px`);
  };
  const watcher = new ResizeObserver(fit);
  watcher.observe(element);
  return {
    /** Tells the place of the point that the mouse is above, null when it leaves. */
    onPoint: (tell: (at: number | null) => void): void => {
      drawing.on("updateAxisPointer", (event) => {
        const [axis] = (event as { axesInfo?: { value: number }[] }).axesInfo ?? [];
        tell(axis?.value ?? null);
      });
      drawing.on("globalout", () => tell(null));
    },
    /** Tells the place of what is pressed, and which of the series it is of. */
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
