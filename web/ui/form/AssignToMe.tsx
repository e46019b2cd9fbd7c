import { Button } from "../look/Button.tsx";
import { ConfirmDialog } from "../overlay/Dialog.tsx";
import * as texts from "./form-texts.ts";

interface TakeOverProps {
  /** Question that names the current assignee of the case. */
  question: string;
  onTake: () => void;
  onClose: () => void;
}

/** Dialog that asks before a case is taken over from its assignee. */
export const TakeOverDialog = ({ question, onTake, onClose }: TakeOverProps) => (
  <ConfirmDialog
    title={texts.takeOverThisCase}
    text={question}
    confirm={texts.takeOver}
    onConfirm={onTake}
    onClose={onClose}
  />
);

/** Button that assigns a case to the user; `label` is the accessible name for people who do not see which case it is. */
export const AssignToMe = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button size="small" aria-label={label} onClick={onClick}>
    {texts.assignToMe}
  </Button>
);
