import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../overlay/Dialog.tsx";
import * as texts from "./form-texts.ts";

/** Title and text of the question before a page is left. */
export interface LeaveTexts {
  readonly title: string;
  readonly text: string;
}

interface UnsavedChangesProps {
  when: () => boolean;
  /** Where they differ from the default. */
  question?: LeaveTexts | undefined;
  /** Called when a person leaves the page without saving. */
  onLeave: () => void;
}

const defaultQuestion: LeaveTexts = { title: texts.leaveWithoutSaving, text: texts.yourChangesAreNotSaved };

/** Dialog that asks before a page is left while `when` returns that the page has changes. */
export function UnsavedChanges({ when, question = defaultQuestion, onLeave }: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && when(),
  );
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (when()) event.preventDefault();
    };
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [when]);
  if (blocker.state !== "blocked") return null;
  const leave = (): void => {
    onLeave();
    blocker.proceed();
  };
  return (
    <ConfirmDialog
      title={question.title}
      text={question.text}
      confirm={texts.leave}
      isStep={false}
      onConfirm={leave}
      onClose={blocker.reset}
    />
  );
}
