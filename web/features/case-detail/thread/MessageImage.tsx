import { imageFile } from "@restride/domain/images/image.ts";
import { imageTexts } from "@restride/domain/images/image-texts.ts";
import { ImageOff } from "lucide-react";
import { useEffect, useState } from "react";
import { readMessageImage } from "../../../platform/calls/image-files.ts";
import { toasts } from "../../../platform/notices/toasts.ts";
import type { CaseCommentFragment } from "./thread.graphql.ts";
import styles from "./Message.module.css";
import * as texts from "./thread-texts.ts";

/** Opens the original image in a new tab. */
async function openOriginal(fileName: string): Promise<void> {
  const tab = window.open("", "_blank");
  const image = await readMessageImage(fileName);
  if (image && tab) tab.location.href = URL.createObjectURL(image);
  else {
    tab?.close();
    toasts.error(imageTexts.notFound);
  }
}

/** Returns the object URL of a message's image; null while it loads, empty when there is none. */
function useImage(fileName: string): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let objectUrl = "";
    let isOver = false;
    void readMessageImage(fileName).then((image) => {
      if (isOver) return;
      objectUrl = image ? URL.createObjectURL(image) : "";
      setAddress(objectUrl);
    });
    return () => {
      isOver = true;
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [fileName]);
  return address;
}

/** Thumbnail of an image, which opens the original. */
export function MessageImage({ image }: { image: NonNullable<CaseCommentFragment["imageUrl"]> }) {
  const address = useImage(image.thumbnail);
  if (address === "")
    return (
      <span className={styles.imageFailure}>
        <ImageOff size={20} /> {imageTexts.notFound}
      </span>
    );
  return (
    <button
      type="button"
      className={styles.image}
      aria-label={address ? undefined : texts.imageOnItsWay}
      onClick={() => void openOriginal(image.original)}
    >
      {address && <img src={address} alt={texts.sentWithThisMessage} />}
    </button>
  );
}

/** Thumbnail of an image that is not in the thread yet, by its name. */
export const NamedImage = ({ name }: { name: string }) => (
  <MessageImage image={{ original: imageFile(name, "full"), thumbnail: imageFile(name, "small") }} />
);
