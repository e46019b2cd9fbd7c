import { SkeletonCard, SkeletonLines } from "../../../ui/look/Skeleton.tsx";
import { useTablet } from "../../../ui/look/use-width.ts";
import styles from "./PatientFrame.module.css";

/** Placeholder of a patient's page while the patient loads. It is lower than the page, so a restored scroll position waits for the page itself. */
export function PatientWaiting() {
  const isPanelBeside = !useTablet();
  return (
    <>
      <SkeletonLines height={16} />
      <SkeletonLines height={30} />
      <SkeletonLines height={60} />
      <div className={isPanelBeside ? styles.columns : undefined}>
        {isPanelBeside && <SkeletonCard height={560} />}
        <div className={styles.waiting}>
          <SkeletonCard height={220} />
          <SkeletonCard height={320} />
        </div>
      </div>
    </>
  );
}
