import { ClipboardList, Dumbbell, SquareActivity } from "lucide-react";
import { Thumbnail } from "../../ui/look/Thumbnail.tsx";

const icons = { exercise: Dumbbell, device: SquareActivity, questionnaire: ClipboardList };

interface ItemPictureProps {
  image: string;
  kind: keyof typeof icons;
  small?: boolean;
}

/** Picture of an exercise, a device, or a questionnaire; an icon of its kind when there is none. */
export const ItemPicture = ({ kind, ...picture }: ItemPictureProps) => <Thumbnail {...picture} icon={icons[kind]} />;
