import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { Printer } from "lucide-react";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { Tag } from "../../../ui/look/Marks.tsx";
import { ErrorState } from "../../../ui/look/States.tsx";
import { Drawer } from "../../../ui/overlay/Drawer.tsx";
import { type UnitOfPatientQuery, UnitOfPatientDocument } from "../fulfilment.graphql.ts";
import shared from "../Order.module.css";
import { ReadingSources } from "./ReadingSources.tsx";
import { Due } from "./unit-columns.tsx";
import styles from "./Unit.module.css";
import { UnitChain } from "./UnitChain.tsx";
import * as texts from "./units-texts.ts";

interface UnitDrawerProps {
  patientId: string;
  device: { readonly _id: string; readonly display_name: string };
  onClose: () => void;
}

/** Read-only details of a unit. */
function Unit({ device, unit, happened, timezone }: UnitOfPatientQuery["getUnit"]) {
  if (!device || !unit || !happened || !timezone) return null;
  const timeText = (at: string | null | undefined): string =>
    at ? formatInstant(Date.parse(at), timezone) : texts.noneYet;
  return (
    <div className={styles.unit}>
      <dl className={shared.facts}>
        <dt>{texts.stands}</dt>
        <dd>
          <Tag look="brand">{unit.state}</Tag>
        </dd>
        <dt>{texts.hardwareId}</dt>
        <dd>{device.device.hardware_uuid || "—"}</dd>
        <dt>{texts.firstReading}</dt>
        <dd>{timeText(device.first_reading)}</dd>
        <dt>{texts.lastReading}</dt>
        <dd>{timeText(device.last_reading)}</dd>
        <dt>{texts.dueBack}</dt>
        <dd>
          <Due {...unit} />
        </dd>
      </dl>
      <UnitChain device={device} happened={happened} ahead={unit.ahead} timeZone={timezone} />
      <ReadingSources sources={unit.sources} timeZone={timezone} />
      <p className={styles.foot}>
        <Button icon={<Printer />} onClick={() => window.print()}>
          {texts.print}
        </Button>
      </p>
    </div>
  );
}

/** Drawer with the chain of custody of a patient's device, over the patient's page. */
export function UnitDrawer({ patientId, device, onClose }: UnitDrawerProps) {
  const { data, failure, refetch } = useGraphqlQuery(
    UnitOfPatientDocument,
    { patientid: patientId, deviceid: device._id },
    { tags: ["orders", "readings"] },
  );
  return (
    <Drawer title={device.display_name} about={texts.whereItHasBeen} onClose={onClose}>
      {failure && <ErrorState message={failure} reassurance={texts.nothingWasChanged} onRetry={refetch} />}
      {data && <Unit {...data.getUnit} />}
    </Drawer>
  );
}
