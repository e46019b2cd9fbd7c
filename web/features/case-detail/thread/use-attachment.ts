import { imageBytes, imageTypes } from "@restride/domain/images/image.ts";
import { imageTexts } from "@restride/domain/images/image-texts.ts";
import type { ClipboardEvent, DragEvent } from "react";
import { useState } from "react";
import { uploadMessageImage } from "../../../platform/calls/image-files.ts";

const isImageType = (type: string): boolean => imageTypes.some((each) => each === type);

/** State of a message's image that is chosen, pasted, or dropped. `onImage` receives its name after the upload; a failure is shown. */
export function useAttachment(onImage: (name: string) => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const take = async (file: File | undefined): Promise<void> => {
    if (!file || busy) return;
    if (!isImageType(file.type)) return setFailure(imageTexts.wrongType);
    if (file.size > imageBytes) return setFailure(imageTexts.tooLarge);
    setBusy(true);
    setFailure("");
    const uploaded = await uploadMessageImage(file);
    setBusy(false);
    if ("image" in uploaded) onImage(uploaded.image);
    else setFailure(uploaded.message);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    void take(file);
  };
  const dropping = {
    onDragOver: (event: DragEvent): void => {
      if (event.dataTransfer.types.includes("Files")) event.preventDefault();
    },
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      void take(event.dataTransfer.files[0]);
    },
  };
  return { busy, failure, take, onPaste, dropping };
}
