import { LoaderCircle } from "lucide-react";
import type { DialogProps } from "./Dialog.tsx";
import { late } from "../page/late.tsx";
import styles from "./LateDialog.module.css";

/** Says that what was pressed is opening, from the press on until its code is there. */
export const Coming = () => (
  <output className={styles.coming}>
    <LoaderCircle size={18} /> Opening …
  </output>
);

const Dialog = late(async () => (await import("./Dialog.tsx")).Dialog, Coming);

/** A dialog that comes when it is opened first: public pages are light without it. */
export const LateDialog = (props: DialogProps) => <Dialog {...props} />;
