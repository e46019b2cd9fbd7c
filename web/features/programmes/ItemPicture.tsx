import { ClipboardList, Dumbbell, SquareActivity } from "lucide-react";
import styles from "./ItemPicture.module.css";

const icons = { exercise: Dumbbell, device: SquareActivity, questionnaire: ClipboardList };

interface ItemPictureProps {
  image: string;
  kind: keyof typeof icons;
  small?: boolean;
}

/** The picture of an exercise, a device or a questionnaire; a mark of its kind while there is none. */
export function ItemPicture({ image, kind, small = false }: ItemPictureProps) {
  const Icon = icons[kind];
  if (image !== "") return <img className={styles.picture} data-small={small} src={image} alt="" loading="lazy" />;
  return (
    <span className={styles.picture} data-small={small} aria-hidden>
      <Icon size={small ? 13 : 16} />
    </span>
  );
}
