import { isOutcome, isPopulation, parseMetric } from "@restride/domain/drill-down/metric.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { useOpenMetric } from "../../platform/page/use-opened-number.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Drawer } from "../../ui/overlay/Drawer.tsx";
import styles from "./DrillDown.module.css";
import { DrillDownForms } from "./DrillDownForms.tsx";
import { DrillDownPatient } from "./DrillDownPatient.tsx";
import { DrillDownPopulation } from "./DrillDownPopulation.tsx";
import * as texts from "./drill-down-texts.ts";

/** Drawer of the number in the URL: the patients it counts, and for each what was due and done, down to the time. */
export function DrillDownDrawer() {
  const { opened, close: onClose } = useOpenMetric();
  const timeZone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  const number = parseMetric(opened.number);
  if (number && isOutcome(number))
    return <DrillDownForms key={opened.number} number={number} timeZone={timeZone} onClose={onClose} />;
  if (number && opened.of !== null)
    return (
      <DrillDownPatient
        key={`${opened.number} ${opened.of}`}
        number={number}
        patientid={opened.of}
        timeZone={timeZone}
        onClose={onClose}
      />
    );
  if (number && isPopulation(number))
    return (
      <DrillDownPopulation
        key={opened.number}
        number={number}
        pressedCount={opened.pressedCount}
        timeZone={timeZone}
        onClose={onClose}
      />
    );
  return (
    <Drawer title={texts.noNumber} width="wide" isStep={false} onClose={onClose}>
      <p className={styles.emptyText}>{texts.thisNumberCannotBeOpened}</p>
    </Drawer>
  );
}
