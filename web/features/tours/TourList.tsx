import { pathOf } from "@restride/domain/access/routes.ts";
import { tourTitles, toursFor } from "@restride/domain/tours/tour-list.ts";
import type { TourName } from "@restride/domain/tours/tours.ts";
import { useNavigate } from "react-router";
import { visitorOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Button } from "../../ui/look/Button.tsx";
import { Card } from "../../ui/look/Card.tsx";
import styles from "./TourList.module.css";
import * as texts from "./tours-texts.ts";

/** List of the tours that can be started. */
export function TourList({ onTour }: { onTour: (name: TourName) => void }) {
  const navigate = useNavigate();
  const start = async (name: TourName, path: string): Promise<void> => {
    await navigate(path);
    onTour(name);
  };
  return (
    <Card title={texts.tours}>
      <div className={styles.tours}>
        {toursFor(visitorOf(useSignedIn())).map(({ name, page }) => (
          <Button
            key={name}
            size="small"
            aria-label={texts.tourTourTitle(tourTitles[name])}
            onClick={() => void start(name, pathOf(page))}
          >
            {tourTitles[name]}
          </Button>
        ))}
        <p>{texts.theToursOfCarePlans}</p>
      </div>
    </Card>
  );
}
