import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

/** Proxy in front of the server that can fail on request, for browsers whose drivers cannot block requests. */
export interface Proxy {
  readonly url: string;
  /** Answers the next request whose path matches with 503, and forwards the later requests. */
  readonly failOnce: (path: RegExp) => void;
  /** Returns the number of requests for a path. */
  readonly requests: (path: RegExp) => number;
  /** Disconnects the server, or connects it again. */
  readonly setAway: (isAway: boolean) => void;
  readonly close: () => Promise<void>;
}

/** Starts a proxy in front of the server at an address. */
export async function startProxy(address: string): Promise<Proxy> {
  const { hostname, port } = new URL(address);
  const failing = new Set<RegExp>();
  const paths: string[] = [];
  let isAway = false;
  const answer = (incomingRequest: IncomingMessage, response: ServerResponse): void => {
    const path = incomingRequest.url ?? "";
    paths.push(path);
    if (isAway) return void incomingRequest.socket.destroy();
    for (const each of failing) {
      if (!each.test(path)) continue;
      failing.delete(each);
      response.writeHead(503).end();
      return;
    }
    const { method, headers } = incomingRequest;
    const passed = request({ hostname, port, path, method, headers }, (from) => {
      response.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(response);
    });
    passed.on("error", () => response.destroy());
    incomingRequest.pipe(passed);
  };
  const sockets = new Set<Socket>();
  const server = createServer(answer);
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    if (isAway) socket.destroy();
  });
  server.on("upgrade", ({ url, headers }: IncomingMessage, socket: Socket) => {
    if (isAway) return void socket.destroy();
    const far = connect(Number(port), hostname, () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
      far.write(`GET ${url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      far.pipe(socket).pipe(far);
    });
    for (const end of [far, socket]) end.on("error", () => [far, socket].forEach((one) => one.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failOnce: (path) => failing.add(path),
    requests: (path) => paths.filter((one) => path.test(one)).length,
    setAway: (away) => {
      isAway = away;
      if (away) for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
