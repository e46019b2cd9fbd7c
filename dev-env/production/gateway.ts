import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

interface ShortMessage {
  readonly to: string;
  readonly text: string;
}

/** Gateway for SMS and pushes that stores what it receives. */
export interface Gateway {
  /** http:// address for the product. */
  readonly url: string;
  /** Returns the texts sent to a number or an account, newest first. */
  readonly read: (to: string) => readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts a gateway on this machine. */
export const startGateway = async (): Promise<Gateway> => {
  const messages: ShortMessage[] = [];
  const server = createServer((request, response) => {
    void json(request)
      .then((body) => messages.unshift(body as ShortMessage))
      .then(
        () => response.writeHead(204).end(),
        () => response.writeHead(400).end(),
      );
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    read: (to) => messages.filter((each) => each.to === to).map(({ text }) => text),
    close: () => new Promise((closed) => server.close(() => closed()).closeAllConnections()),
  };
};
