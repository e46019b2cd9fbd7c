import { imageBytes, imageTypes, smallPicture } from "@restride/domain/images/image.ts";
import { imageTexts } from "@restride/domain/images/image-texts.ts";
import { CircleAlert, ImageUp, LoaderCircle } from "lucide-react";
import type { DragEvent, ReactNode } from "react";
import { useId, useState } from "react";
import { Button, buttonClass } from "../look/Button.tsx";
import styles from "./ImageField.module.css";
import { useUploading } from "./uploading.ts";
import * as texts from "../field-texts.ts";

interface ImageFieldProps {
  /** Name of the image in one word: Photo, Logo. */
  label: string;
  /** URL of the image; empty for none. */
  value: string;
  onValue: (address: string) => void;
  /** Stores a file. Resolves to its URL, or to the reason why the file was refused. */
  upload: (file: File) => Promise<{ readonly image: string } | { readonly message: string }>;
  shape: "round" | "wide";
  /** Content shown in place of an image. */
  fallback: ReactNode;
  hint: string;
  error?: string | undefined;
  name?: string;
  onBlur?: () => void;
  disabled?: boolean;
}

/** State of uploads: whether one is running, and why the last one failed. */
function useUpload({ upload, onValue }: Pick<ImageFieldProps, "upload" | "onValue">) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useUploading(busy);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file || busy) return;
    if (file.size > imageBytes) return setFailure(imageTexts.tooLarge);
    setBusy(true);
    const uploaded = await upload(file);
    setBusy(false);
    setFailure("message" in uploaded ? uploaded.message : undefined);
    if ("image" in uploaded) onValue(uploaded.image);
  };
  const remove = (): void => {
    setFailure(undefined);
    onValue("");
  };
  return { busy, failure, take, remove };
}

/** Returns whether a file is dragged over an element, and the element's drop handlers. */
function useDrop(take: (file: File | undefined) => void) {
  const [over, setOver] = useState(false);
  const acceptDrag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes("Files") || event.currentTarget.matches(":disabled")) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (event.currentTarget.matches(":disabled")) return;
    take(event.dataTransfer.files[0]);
  };
  return { "data-drag-over": over, onDragOver: acceptDrag, onDragLeave: () => setOver(false), onDrop: drop };
}

/**
 * Field of an image that is chosen or dropped, shown at once, and can be removed. The file is stored when it is chosen; the record refers to it once
 * the form is saved.
 */
export function ImageField(props: ImageFieldProps) {
  const { label, value, shape, fallback, hint, error, name, onBlur, disabled = false } = props;
  const { busy, failure, take, remove } = useUpload(props);
  const id = useId();
  const wrong = failure ?? error;
  const dropping = useDrop((file) => void (disabled || take(file)));
  return (
    <fieldset className={styles.field} aria-label={label} {...dropping}>
      <span className={`${styles.picture} ${styles[shape]}`}>
        {value === "" ? fallback : <img src={smallPicture(value)} alt={label} />}
        {busy && <LoaderCircle className={styles.spinner} size={20} aria-hidden />}
      </span>
      <div className={styles.side}>
        {!disabled && (
          <div className={styles.buttons}>
            <label className={`${buttonClass({ size: "small" })} ${styles.choose}`} aria-disabled={busy || undefined}>
              <ImageUp size={14} />
              {value === "" ? texts.chooseImage(label) : texts.changeImage(label)}
              <input
                type="file"
                className="visually-hidden"
                accept={imageTypes.join()}
                name={name}
                disabled={busy}
                aria-describedby={id}
                aria-invalid={wrong !== undefined || undefined}
                onBlur={onBlur}
                onChange={({ target }) => {
                  void take(target.files?.[0]);
                  target.value = ""; // Lets a person choose the same file again.
                }}
              />
            </label>
            {value !== "" && (
              <Button variant="text" size="small" onClick={remove} aria-label={texts.removeName(label.toLowerCase())}>
                {texts.remove}
              </Button>
            )}
          </div>
        )}
        <p id={id} className={wrong === undefined ? styles.hint : styles.error} role={wrong && "alert"}>
          {wrong !== undefined && <CircleAlert size={13} aria-hidden />}
          {wrong ?? hint}
        </p>
      </div>
    </fieldset>
  );
}
