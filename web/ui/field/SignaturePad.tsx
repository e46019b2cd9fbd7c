import { RotateCcw } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import SignatureCanvas from "signature_pad";
import { Button } from "../look/Button.tsx";
import { clearSheet, drawInto, imageOf } from "./signature-image.ts";
import styles from "./SignaturePad.module.css";
import * as texts from "../field-texts.ts";

interface SignaturePadProps {
  label: string;
  /** Signature as an image; empty when there is none. */
  value: string;
  onValue: (image: string) => void;
  /** Maximum size of the image in pixels. */
  size: { readonly width: number; readonly height: number };
  error?: string | undefined;
}

const ink = "#191b26";

/** Pad to sign on with finger, pen, or mouse. The drawing is reported as an image at the end of each stroke. */
export function SignaturePad({ label, value, onValue, size, error }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef(value);
  const pad = useRef<SignatureCanvas>(null);
  const drawings = useRef(0);

  const show = useEffectEvent((image: string) => {
    if (!canvas.current) return;
    pad.current?.clear();
    clearSheet(canvas.current);
    drawings.current += 1;
    const drawing = drawings.current;
    drawInto(canvas.current, image, () => drawing === drawings.current);
  });
  const reportValue = useEffectEvent(() => {
    drawn.current = imageOf(canvas.current!, size);
    onValue(drawn.current);
  });

  useEffect(() => {
    const sheet = canvas.current!;
    const signature = new SignatureCanvas(sheet, { penColor: ink, minWidth: 0.8, maxWidth: 2.6 });
    pad.current = signature;
    signature.addEventListener("endStroke", () => reportValue());
    const watch = new ResizeObserver(() => show(drawn.current));
    watch.observe(sheet);
    return () => {
      watch.disconnect();
      signature.off();
    };
  }, []);

  useEffect(() => {
    if (value === drawn.current) return;
    drawn.current = value;
    show(value);
  }, [value]);

  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <Button variant="text" icon={<RotateCcw />} disabled={value === ""} onClick={() => onValue("")}>
          {texts.clear}
        </Button>
      </div>
      <div className={styles.sheet} data-invalid={error !== undefined}>
        <canvas ref={canvas}>{`${label}: ${value === "" ? "empty" : "signed"}`}</canvas>
        <span className={styles.hint} aria-hidden>
          {texts.signAboveTheLineWithFinger}
        </span>
      </div>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
