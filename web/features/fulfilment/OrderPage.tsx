import { routes } from "@restride/domain/access/routes.ts";
import { ArrowLeft } from "lucide-react";
import { useParams, useSearchParams } from "react-router";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { useWayBack, wayBack } from "../../platform/storage/list-places.ts";
import { StepPager } from "../../ui/list/StepPager.tsx";
import { Button } from "../../ui/look/Button.tsx";
import { Tag } from "../../ui/look/Marks.tsx";
import { ErrorState } from "../../ui/look/States.tsx";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { CarrierMessages } from "./CarrierMessages.tsx";
import { CarrierNotice } from "./CarrierNotice.tsx";
import { CustodyLines } from "./CustodyLines.tsx";
import { changeOrderAndTell } from "./change-order.ts";
import { DeviceCustody } from "./DeviceCustody.tsx";
import styles from "./Order.module.css";
import { AskCarrierDocument, OrderByIdDocument, type OrderFragment } from "./fulfilment.graphql.ts";
import { OrderType } from "./order-columns.tsx";
import { OrderDetails, OrderedTo } from "./OrderSide.tsx";
import { Shipment } from "./Shipment.tsx";
import { useOrderNeighbours } from "./use-order-neighbours.ts";
import * as texts from "./fulfilment-texts.ts";
import { deviceStateLabel } from "@restride/domain/fulfilment/device-texts.ts";

const tags = ["orders", "patients", "schedules"] as const;
const list = routes.fulfillment.path;

function Head({ order }: { order: OrderFragment }) {
  const back = useWayBack(list);
  const { position, go } = useOrderNeighbours(order._id);
  const title = order.shipping_name;
  return (
    <>
      <Breadcrumb {...wayBack(list)} list={routes.fulfillment.title} page={title} />
      <PageHead
        title={title}
        counts={
          <span className={styles.state}>
            <Tag look={order.status === "Pending" ? "brand" : "tint"}>{deviceStateLabel(order.status)}</Tag>
            <OrderType isnew={order.isnew} />
            <span>{order.progress}</span>
          </span>
        }
      >
        <StepPager itemName={texts.orderNoun} position={position} onStep={(step) => void go(step)} />
        <Button variant="text" icon={<ArrowLeft />} onClick={back}>
          {texts.back}
        </Button>
      </PageHead>
    </>
  );
}

function Shown({ order }: { order: OrderFragment }) {
  const ask = () => changeOrderAndTell(AskCarrierDocument, { _id: order._id });
  return (
    <>
      <Head order={order} />
      {order.trouble && <CarrierNotice trouble={order.trouble} onAsk={ask} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Shipment order={order} />
          {order.messages.length > 0 && <CarrierMessages order={order} />}
        </div>
        <aside className={styles.side}>
          <OrderDetails order={order} />
          <OrderedTo order={order} />
          <CustodyLines order={order} />
        </aside>
      </div>
    </>
  );
}

/** Page of an order: its devices, its shipment, and its chain of custody; or the chain of custody of one device. */
export function OrderPage() {
  const { fulfillmentid = "" } = useParams();
  const requestedDevice = useSearchParams()[0].get("device");
  const { data, failure, refused, refetch } = useGraphqlQuery(OrderByIdDocument, { id: fulfillmentid }, { tags: tags });
  const order = data?.getFullfillment.fullfillment;
  if (failure)
    return (
      <ErrorState
        message={refused ? failure : texts.networkError}
        reassurance={texts.nothingWasChanged}
        onRetry={refetch}
      />
    );
  if (!order) return <PageHead title={routes.fulfillmentDetail.title} />;
  const device = order.devices.find(({ deviceid }) => deviceid === requestedDevice);
  if (device) return <DeviceCustody order={order} device={device} />;
  return <Shown key={order._id} order={order} />;
}
