import { SkeletonBar, useAfter } from "./States.tsx";
import styles from "./Skeleton.module.css";

/** Lines that are on their way, each as high as it will be; they take their room at once and are drawn after 300 ms. */
export function SkeletonLines({ count = 1, height }: { count?: number; height: number }) {
  const isSlow = useAfter(300, true);
  return (
    <div aria-busy>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.line} style={{ height }}>
          {isSlow && <SkeletonBar width={`${45 + ((at * 13) % 30)}%`} />}
        </div>
      ))}
    </div>
  );
}

/** A card that is on its way: its title, and the room of what stands below. */
export function SkeletonCard({ height }: { height: number }) {
  const isSlow = useAfter(300, true);
  return (
    <div aria-busy className={isSlow ? styles.card : undefined} style={{ height }}>
      {isSlow && <SkeletonBar width="40%" />}
    </div>
  );
}
