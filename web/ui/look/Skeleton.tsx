import { SkeletonBar, useHasLasted } from "./States.tsx";
import styles from "./Skeleton.module.css";

/** Placeholder for lines that are loading, each as high as a loaded line. Their space is reserved at once; bars are drawn after 300 ms. */
export function SkeletonLines({ count = 1, height }: { count?: number; height: number }) {
  const isSlow = useHasLasted(300, true);
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

/** Placeholder for a card whose data is loading, with the card's height. After 300 ms it shows a bar in place of the title. */
export function SkeletonCard({ height }: { height: number }) {
  const isSlow = useHasLasted(300, true);
  return (
    <div aria-busy className={isSlow ? styles.card : undefined} style={{ height }}>
      {isSlow && <SkeletonBar width="40%" />}
    </div>
  );
}
