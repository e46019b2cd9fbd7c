/** Mock of a component's live connection: its subscriptions, and a way to publish to them. */
export interface MockSocket {
  readonly webSocket: WebSocket;
  readonly publish: (operation: string, data: unknown) => void;
  readonly subscriptions: (operation: string) => unknown[];
  readonly drop: () => void;
}

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: { readonly query: string; readonly variables: unknown };
}

/** Close code of a connection that was lost (RFC 6455, 7.4.1). */
const abnormal = 1006;

/** Creates a WebSocket that implements the server side of the protocol graphql-transport-ws, without a network. */
export function openMockSocket(): MockSocket {
  const subscriptions: { id: string; query: string; variables: unknown }[] = [];
  const open = new Map<string, string>();
  const webSocket = new EventTarget() as WebSocket;
  const tell = (type: string, event: Event): void => {
    webSocket[`on${type}` as "onopen"]?.(event);
    webSocket.dispatchEvent(event);
  };
  const sendMessage = (message: object): void =>
    queueMicrotask(() => tell("message", new MessageEvent("message", { data: JSON.stringify(message) })));
  const close = (code: number, reason = ""): void => tell("close", new CloseEvent("close", { code, reason }));
  const receive = ({ type, id = "", payload }: Message): void => {
    if (type === "connection_init") sendMessage({ type: "connection_ack" });
    if (type === "ping") sendMessage({ type: "pong" });
    if (type === "complete") open.delete(id);
    if (type !== "subscribe") return;
    open.set(id, payload!.query);
    subscriptions.push({ id, ...payload! });
  };
  Object.assign(webSocket, {
    readyState: WebSocket.OPEN,
    protocol: "graphql-transport-ws",
    send: (text: string) => receive(JSON.parse(text) as Message),
    close,
  });
  queueMicrotask(() => tell("open", new Event("open")));
  const isOf = (operation: string, query: string): boolean => query.includes(`subscription ${operation}`);
  return {
    webSocket,
    publish: (operation, data) => {
      for (const [id, query] of open) if (isOf(operation, query)) sendMessage({ type: "next", id, payload: { data } });
    },
    subscriptions: (operation) =>
      subscriptions.filter(({ query }) => isOf(operation, query)).map(({ variables }) => variables),
    drop: () => close(abnormal),
  };
}
