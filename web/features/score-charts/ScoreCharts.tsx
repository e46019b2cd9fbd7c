import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { Maximize2 } from "lucide-react";
import { useState } from "react";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { LineChart } from "../../ui/chart/LineChart.tsx";
import { Carousel } from "../../ui/list/Carousel.tsx";
import { IconButton } from "../../ui/look/IconButton.tsx";
import { SkeletonCard } from "../../ui/look/Skeleton.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import { useIsInView } from "../../ui/look/use-is-in-view.ts";
import { type DrawnScore, scoreText } from "@restride/domain/score-charts/drawn-score.ts";
import { answeredScores } from "./answered-scores.ts";
import { type ChartedPatient, ScoreChartDialog } from "./ScoreChartDialog.tsx";
import { ScoreChartsDocument } from "./score-charts.graphql.ts";
import styles from "./ScoreCharts.module.css";
import * as texts from "./score-charts-texts.ts";

function Newest({ score }: { score: DrawnScore }) {
  const last = score.points.at(-1);
  if (!last) return null;
  return (
    <p className={styles.newestValue}>
      <strong>{scoreText(score, last.value)}</strong>
      <span>
        {formatUs(last.date)} · {last.source}
      </span>
    </p>
  );
}

function Cards({ scores, onOpen }: { scores: readonly DrawnScore[]; onOpen: (score: DrawnScore) => void }) {
  const cards = scores.map((score) => {
    const { title } = score.line;
    const expand = (
      <IconButton label={texts.showInFullScreen(title)} icon={<Maximize2 />} onClick={() => onOpen(score)} />
    );
    const card = <LineChart line={score.line} hint="" lead={<Newest score={score} />} tools={expand} />;
    return { id: score.name, card };
  });
  return <Carousel label={texts.scoreCharts} counted={texts.charts} cards={cards} inView={4} />;
}

const Waiting = () => (
  <div className={styles.waiting}>
    {Array.from({ length: 4 }, (_, at) => (
      <SkeletonCard key={at} height={305} />
    ))}
  </div>
);

/** Charts of a patient's scores; each opens in full screen. They are far down the page and load when they come into view. */
export function ScoreCharts({ patient }: { patient: ChartedPatient }) {
  const { place, seen } = useIsInView();
  const [open, setOpen] = useState<DrawnScore["name"] | null>(null);
  const asking = { tags: ["questionnaires", "readings"] } as const;
  const { data, failure, refetch } = useGraphqlQuery(
    ScoreChartsDocument,
    seen ? { patientid: patient._id } : null,
    asking,
  );
  const scores = data && answeredScores(data, patient.surgery.type);
  return (
    <section ref={place} className={styles.charts} aria-labelledby="score-charts">
      <h2 id="score-charts">
        {texts.chartsText} <small>{texts.newestSixPoints}</small>
      </h2>
      {failure && <PartFailed message={failure} effect={texts.theChartsAreNotShown} onRetry={refetch} />}
      {seen && !scores && !failure && <Waiting />}
      {scores && <Cards scores={scores} onOpen={({ name }) => setOpen(name)} />}
      {scores && open && (
        <ScoreChartDialog
          patient={patient}
          scores={scores}
          openChart={open}
          onShow={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}
