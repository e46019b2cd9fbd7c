import { pathOf } from "@restride/domain/access/routes.ts";
import { tourTitles, toursFor } from "@restride/domain/tours/tour-list.ts";
import type { TourName } from "@restride/domain/tours/tours.ts";
import { useNavigate } from "react-router";
import { visitorOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Button } from "../../ui/look/Button.tsx";
import { Card } from "../../ui/look/Card.tsx";
import styles from "./TourList.module.css";

/** List of the tours that can be started. */
export function TourList({ onTour }: { onTour: (name: TourName) => void }) {
  const navigate = useNavigate();
  const start = async (name: TourName, path: string): Promise<void> => {
    await navigate(path);
    onTour(name);
  };
  return (
    <Card title="Tours">
      <div className={styles.tours}>
        {toursFor(visitorOf(useSignedIn())).map(({ name, page }) => (
          <Button
            key={name}
            size="small"
            aria-label={`Tour: ${tourTitles[name]}`}
            onClick={() => void start(name, pathOf(page))}
          >
            {tourTitles[name]}
          </Button>
        ))}
        <p>The tours of care plans, regimens and schedules start on their pages, from the menu of your name.</p>
      </div>
    </Card>
  );
}
