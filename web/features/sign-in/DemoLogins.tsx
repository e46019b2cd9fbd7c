import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "../../ui/look/Button.tsx";
import styles from "./DemoLogins.module.css";
import { type Demo, readDemo, signInAs } from "./demo.ts";
import * as texts from "./sign-in-texts.ts";

/** Buttons that sign in as each role with one click, in the demo only. */
export function DemoLogins({ address }: { address: string }) {
  const [demo, setDemo] = useState<Demo | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { search } = useLocation();
  useEffect(() => void readDemo(address).then(setDemo), [address]);
  if (!demo) return null;
  const choose = async (login: Demo["logins"][number]): Promise<void> => {
    setChosen(login.email);
    await signInAs(demo, login, search);
    setChosen(null);
  };
  return (
    <section className={styles.demo} aria-labelledby="demo">
      <h2 id="demo" className={styles.strip}>
        {texts.demoData}
      </h2>
      <p className={styles.text}>{texts.everybodyHereIsMadeUp}</p>
      <ul className={styles.roles}>
        {demo.logins.map((login) => (
          <li key={login.email}>
            <Button
              className={styles.role}
              busy={chosen === login.email}
              disabled={chosen !== null}
              onClick={() => void choose(login)}
            >
              {login.role}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
