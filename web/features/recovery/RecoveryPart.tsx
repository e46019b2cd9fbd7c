import { useIsInView } from "../../ui/look/use-is-in-view.ts";
import styles from "./Recovery.module.css";
import { lazyComponent } from "../../ui/page/lazy-component.tsx";
import * as texts from "./recovery-texts.ts";

const RecoveryCard = lazyComponent(async () => (await import("./RecoveryCard.tsx")).RecoveryCard);

/** Section of a patient's page with the recovery; its code and data are loaded when it comes into view. */
export function RecoveryPart({ patientId }: { patientId: string }) {
  const { place, seen } = useIsInView();
  return (
    <section ref={place} className={styles.recoverySection} aria-labelledby="recovery">
      <h2 id="recovery">
        {texts.recovery} <small>{texts.besideOthersOfThisClinic}</small>
      </h2>
      {seen && <RecoveryCard patientId={patientId} />}
    </section>
  );
}
