import { useRef, useState } from "react";
import { callByLink } from "../../platform/calls/call-by-link.ts";
import { renewAnswers } from "../../platform/calls/renew-answers.ts";
import { notifyOutcome } from "../../platform/calls/calls.ts";
import { Button } from "../../ui/look/Button.tsx";
import { useSecondsUntil } from "../../ui/look/States.tsx";
import { EndNotice } from "../../ui/overlay/EndNotice.tsx";
import { linkEndText } from "./link-end-texts.ts";
import { RenewProgressPageDocument } from "./progress-page.graphql.ts";
import * as texts from "./progress-page-texts.ts";

interface LinkEndNoticeProps {
  link: string;
  /** End of the link in milliseconds, by this device's clock. */
  endsAt: number;
  isRenewable: boolean;
  onRenewed: (token: string) => void;
}

/** Notice that the page is about to close, with a button to keep it open while the limit of 2 hours allows it. */
export function LinkEndNotice({ link, endsAt, isRenewable, onRenewed }: LinkEndNoticeProps) {
  const seconds = useSecondsUntil(endsAt);
  const [isBusy, setIsBusy] = useState(false);
  const focusedBefore = useRef<EventTarget | null>(null);
  const renewLink = async (): Promise<void> => {
    setIsBusy(true);
    const outcome = await callByLink(RenewProgressPageDocument, {}, link, ["links"]);
    setIsBusy(false);
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
    if (outcome.kind !== "data") return notifyOutcome(outcome);
    const renewed = outcome.data.renewSession.token!;
    renewAnswers(link, renewed);
    onRenewed(renewed);
  };
  return (
    <EndNotice label={texts.timeLeft} text={linkEndText(seconds, isRenewable)} isLarge>
      {seconds > 0 && isRenewable && (
        <Button
          variant="primary"
          size="large"
          busy={isBusy}
          onFocus={({ relatedTarget }) => (focusedBefore.current = relatedTarget)}
          onClick={() => void renewLink()}
        >
          {texts.keepItOpen}
        </Button>
      )}
    </EndNotice>
  );
}
