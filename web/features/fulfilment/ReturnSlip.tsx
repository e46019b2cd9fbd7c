import { PackageOpen, Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/look/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import type { OrderedDeviceFragment, OrderFragment } from "./fulfilment.graphql.ts";
import styles from "./DeviceCustody.module.css";
import { slipTexts } from "@restride/domain/fulfilment/slip-texts.ts";
import * as texts from "./fulfilment-texts.ts";

interface ReturnSlipProps {
  order: OrderFragment;
  device: OrderedDeviceFragment;
}

/**
 * Button and dialog of the slip for the box of a device that comes back. The slip identifies the device to the clinic, but does not name the patient.
 */
export function ReturnSlip({ order, device }: ReturnSlipProps) {
  const [isOpen, setOpen] = useState(false);
  const [name, ...address] = order.returnto;
  const { hardware_uuid: hardware } = device.device;
  return (
    <>
      <Button icon={<PackageOpen />} onClick={() => setOpen(true)}>
        {slipTexts.title}
      </Button>
      {isOpen && (
        <Dialog
          title={slipTexts.title}
          onClose={() => setOpen(false)}
          actions={
            <Button variant="primary" icon={<Printer />} disabled={address.length === 0} onClick={() => window.print()}>
              {texts.printSlip}
            </Button>
          }
        >
          <p>{address.length === 0 ? slipTexts.noAddress : slipTexts.how}</p>
          <address className={styles.slip}>
            <strong>{name}</strong>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p>
            {[device.device.name, hardware || order.gateway_id, order.cases[0]?.casenumber].filter(Boolean).join(" · ")}
          </p>
        </Dialog>
      )}
    </>
  );
}
