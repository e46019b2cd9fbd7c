import { useEffect, useState } from "react";
import styles from "./TwoStepVerification.module.css";
import * as texts from "./sign-in-texts.ts";

/** Returns the whole seconds from now to a time, both in milliseconds; never negative. */
export const secondsLeft = (now: number, moment: number): number => Math.max(0, Math.ceil((moment - now) / 1000));

/** Formats seconds as minutes and seconds, such as 0:24. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Button that requests another code, with a countdown while it is too early. */
export function ResendCode({ resendAt, onResend }: { resendAt: number; onResend: () => void }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const seconds = secondsLeft(now, resendAt);
  return (
    <p className={styles.resend}>
      <span>{texts.didNotGetIt}</span>
      <button type="button" className={styles.link} disabled={seconds > 0} onClick={onResend}>
        {seconds > 0 ? texts.resendOtpIn(clock(seconds)) : texts.resendOtp}
      </button>
    </p>
  );
}
