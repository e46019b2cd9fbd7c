import { type HandWord, handWordsOf } from "@restride/domain/fulfilment/units/unit-move.ts";
import {
  CircleAlert,
  Link2,
  PackageCheck,
  RefreshCw,
  SearchCheck,
  Sparkles,
  Truck,
  Unlink,
  Archive,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { Button } from "../../../ui/look/Button.tsx";
import type { OrderedDeviceFragment, UnitFragment } from "../fulfilment.graphql.ts";
import shared from "../Order.module.css";
import { MoveDialog } from "./MoveDialog.tsx";
import styles from "./Unit.module.css";
import { moveTexts } from "@restride/domain/fulfilment/units/unit-move-texts.ts";
import * as texts from "./units-texts.ts";

const icons: Readonly<Record<HandWord, ReactNode>> = {
  delivered: <Truck />,
  linked: <Link2 />,
  unlinked: <Unlink />,
  replaced: <RefreshCw />,
  returned: <PackageCheck />,
  lost: <CircleAlert />,
  checked: <SearchCheck />,
  wiped: <Sparkles />,
  retired: <Archive />,
};

interface UnitMovesProps {
  orderId: string;
  device: OrderedDeviceFragment;
  unit: UnitFragment;
}

/** Buttons for the events that the user may record about a unit now; below them the reasons for those that are unavailable. */
export function UnitMoves({ orderId, device, unit }: UnitMovesProps) {
  const words = handWordsOf(roleOf(useSignedIn()));
  const [chosen, setChosen] = useState<HandWord | null>(null);
  if (words.length === 0) return null;
  const reasonOf = (word: HandWord): string | null => unit.moves.find((move) => move.word === word)?.why ?? null;
  return (
    <section className={shared.card} aria-label={texts.whatCanBeDoneNow}>
      <h2 className={shared.title}>{texts.whatCanBeDoneNow}</h2>
      <ul className={styles.list}>
        {words
          .toSorted((one, other) => Number(reasonOf(one) !== null) - Number(reasonOf(other) !== null))
          .map((word) => (
            <li key={word}>
              <Button
                variant="text"
                size="small"
                icon={icons[word]}
                disabled={reasonOf(word) !== null}
                onClick={() => setChosen(word)}
              >
                {moveTexts[word]}
              </Button>
              <small>{reasonOf(word)}</small>
            </li>
          ))}
      </ul>
      {chosen && (
        <MoveDialog
          word={chosen}
          orderId={orderId}
          device={device}
          newest={unit.newest ?? null}
          obstacle={reasonOf(chosen)}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  );
}
