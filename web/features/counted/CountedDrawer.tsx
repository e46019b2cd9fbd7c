import { isOutcome, isPopulation, parseCountedNumber } from "@restride/domain/counted/counted-number.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { useOpenedNumber } from "../../platform/page/use-opened-number.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Drawer } from "../../ui/overlay/Drawer.tsx";
import styles from "./Counted.module.css";
import { CountedForms } from "./CountedForms.tsx";
import { CountedPatient } from "./CountedPatient.tsx";
import { CountedPopulation } from "./CountedPopulation.tsx";
import * as texts from "./counted-texts.ts";

/** Drawer of the number in the URL: the patients it counts, and for each what was due and done, down to the time. */
export function CountedDrawer() {
  const { opened, close: onClose } = useOpenedNumber();
  const timeZone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  const number = parseCountedNumber(opened.number);
  if (number && isOutcome(number))
    return <CountedForms key={opened.number} number={number} timeZone={timeZone} onClose={onClose} />;
  if (number && opened.of !== null)
    return (
      <CountedPatient
        key={`${opened.number} ${opened.of}`}
        number={number}
        patientid={opened.of}
        timeZone={timeZone}
        onClose={onClose}
      />
    );
  if (number && isPopulation(number))
    return (
      <CountedPopulation
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
