import { formatTime } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { useEffect, useRef, useState } from "react";
import { mutate, notifyOutcome } from "../../platform/calls/calls.ts";
import { endExpiredSession } from "../../platform/calls/end-session.ts";
import { session } from "../../platform/session/session.ts";
import { sessionKey } from "../../platform/session/session-key.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Button } from "../../ui/look/Button.tsx";
import { useSecondsUntil } from "../../ui/look/States.tsx";
import { EndNotice } from "../../ui/overlay/EndNotice.tsx";
import { sessionEndText } from "./session-end-texts.ts";
import { RenewSessionDocument } from "./sessions.graphql.ts";
import * as texts from "./account-texts.ts";

async function renewSession(): Promise<void> {
  const outcome = await mutate(RenewSessionDocument, {}, { invalidates: [] });
  if (outcome.kind === "data") session.renew(outcome.data.renewSession.token!);
  else notifyOutcome(outcome);
}

/** Renews this tab's session without a question after the user stayed signed in on a tab of another clinic. */
function useRenewalElsewhere(): void {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      if (key === sessionKey && session.isOutlivedBy(newValue)) void renewSession();
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, []);
}

interface SessionEndNoticeProps {
  end: { readonly at: number; readonly isRenewable: boolean };
}

/** Notice that the session is about to end, with a button to stay signed in while the limit of 12 hours allows it. */
export function SessionEndNotice({ end }: SessionEndNoticeProps) {
  const seconds = useSecondsUntil(end.at);
  const zone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  const [isBusy, setIsBusy] = useState(false);
  const focusedBefore = useRef<EventTarget | null>(null);
  useRenewalElsewhere();
  const stay = async (): Promise<void> => {
    setIsBusy(true);
    await renewSession();
    setIsBusy(false);
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  };
  const text = sessionEndText(seconds, end.isRenewable, formatTime(end.at, zone));
  return (
    <EndNotice label={texts.session} text={text}>
      {seconds > 0 && end.isRenewable && (
        <Button
          variant="primary"
          busy={isBusy}
          onFocus={({ relatedTarget }) => (focusedBefore.current = relatedTarget)}
          onClick={() => void stay()}
        >
          {texts.staySignedIn}
        </Button>
      )}
      {seconds === 0 && <Button onClick={endExpiredSession}>{texts.signIn}</Button>}
    </EndNotice>
  );
}
