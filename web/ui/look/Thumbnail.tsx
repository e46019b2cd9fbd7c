import { smallPicture } from "@restride/domain/images/image.ts";
import type { LucideIcon } from "lucide-react";
import styles from "./Thumbnail.module.css";

interface ThumbnailProps {
  /** URL of the picture; empty for none. */
  image: string;
  /** Icon shown when there is no picture. */
  icon: LucideIcon;
  small?: boolean;
}

/** Small picture in a row. */
export function Thumbnail({ image, icon: Icon, small = false }: ThumbnailProps) {
  if (image !== "")
    return <img className={styles.picture} data-small={small} src={smallPicture(image)} alt="" loading="lazy" />;
  return (
    <span className={styles.picture} data-small={small} aria-hidden>
      <Icon size={small ? 13 : 16} />
    </span>
  );
}
