import { SkeletonBar, useAfter } from "./States.tsx";
import styles from "./Skeleton.module.css";

/** Placeholder of lines that load, each as high as the loaded line. Their space is reserved at once; they are drawn after 300 ms. */
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

/** Placeholder of a card that loads: its title, and the space of its content. */
export function SkeletonCard({ height }: { height: number }) {
  const isSlow = useAfter(300, true);
  return (
    <div aria-busy className={isSlow ? styles.card : undefined} style={{ height }}>
      {isSlow && <SkeletonBar width="40%" />}
    </div>
  );
}
