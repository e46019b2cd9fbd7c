import { ClipboardList, Dumbbell, SquareActivity } from "lucide-react";
import { Thumbnail } from "../../ui/look/Thumbnail.tsx";

const icons = { exercise: Dumbbell, device: SquareActivity, questionnaire: ClipboardList };

interface ItemPictureProps {
  image: string;
  kind: keyof typeof icons;
  small?: boolean;
}

/** The picture of an exercise, a device or a questionnaire; a mark of its kind while there is none. */
export const ItemPicture = ({ kind, ...picture }: ItemPictureProps) => <Thumbnail {...picture} icon={icons[kind]} />;
