import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/look/Button.tsx";
import { ConfirmDialog } from "../../../ui/overlay/Dialog.tsx";
import { stepPath } from "./use-wizard.ts";
import { wizard } from "./wizard-store.ts";
import * as texts from "./wizard-texts.ts";

/** Button that erases the draft, after a question, and starts with an empty first step. */
export function StartOver() {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const startOver = async (): Promise<void> => {
    await wizard.discard();
    await navigate(stepPath("info", null));
  };
  return (
    <>
      <Button variant="text" size="small" onClick={() => setAsking(true)}>
        {texts.startOver}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.startOverText}
          text={texts.allThatIsTypedAndChosen}
          confirm={texts.startOver}
          onConfirm={() => void startOver()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
