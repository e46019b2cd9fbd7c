import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { session } from "../session/session.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import type { Mutation } from "./document.ts";
import { download } from "./download.ts";
import { readMessageImage, uploadMessageImage, uploadPicture } from "./image-files.ts";
import { offerUndo } from "./offer-undo.ts";

const restore: Mutation<{ restore: { status: string; message: string } }, { id: string }> = {
  kind: "mutation",
  name: "BringBack",
  text: "mutation BringBack($id: ID!) { bringBack(id: $id) { status message } }",
};
const undo = page.getByRole("button", { name: "Undo" });

test("Undo goes back once; where that fails the server says why, and it is offered once more", async () => {
  let refuses = true;
  mockServer.answer(restore, () => ({
    restore: refuses ? { status: "fail", message: "Try again." } : { status: "success", message: "It is back." },
  }));
  await render(null);
  offerUndo("Deleted.", restore, { id: "one" }, { invalidates: [] });
  await expect.element(page.getByText("Deleted.")).toBeVisible();
  await undo.click();
  await expect.element(page.getByText("Try again.")).toBeVisible();
  await expect.element(page.getByText("Deleted.")).toBeVisible();
  refuses = false;
  await undo.click();
  await expect.element(page.getByText("It is back.")).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
  expect(mockServer.sent(restore)).toEqual([{ id: "one" }, { id: "one" }]);
});

/** Mocks the responses of REST routes. Returns the requests that were sent. */
const answerRest = (reply: () => Response | Promise<Response>) => {
  const { fetch: usual } = globalThis;
  const requests: (readonly [unknown, RequestInit | undefined])[] = [];
  globalThis.fetch = async (input, init) => {
    if (typeof input !== "string" || !/^\/(custody|images.*)$/.test(input)) return usual(input, init);
    requests.push([input, init]);
    return reply();
  };
  onTestFinished(() => void (globalThis.fetch = usual));
  return requests;
};
const save = () => download("downloadCustody", "/custody", "custody.pdf", { orderid: "1" });

test("A219 C184: a file is asked for with the session's token, not again while it is being made, and a refusal is told in the server's words", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const requests = answerRest(() => promise);
  await render(null);
  const both = Promise.all([save(), save()]);
  await expect.element(page.getByText("The file is being made.")).toBeVisible();
  resolve(Response.json({ message: "This order is gone." }, { status: 404 }));
  await both;
  await expect.element(page.getByText("This order is gone.")).toBeVisible();
  expect(requests).toHaveLength(1);
  const [[, init]] = requests as [[unknown, RequestInit]];
  expect([init.method, init.body]).toEqual(["POST", '{"data":{"orderid":"1"}}']);
  expect(new Headers(init.headers).get("authorization")).toBe("Bearer token");
});

test("A280: a file without an answer says that there is no connection, and is asked for anew", async () => {
  const requests = answerRest(() => Promise.reject(new TypeError("Failed to fetch")));
  await render(null);
  await save();
  await expect.element(page.getByText("error communicating with the server")).toBeVisible();
  await save();
  expect(requests).toHaveLength(2);
});

test.for([
  ["a file", save],
  ["a picture", () => uploadPicture(new Blob(["x"]))],
  ["an image to send", () => uploadMessageImage(new Blob(["x"]))],
  ["an image to see", () => readMessageImage("a.png")],
] as const)("A139 C261: %s that meets an ended session ends it here", async ([, send]) => {
  answerRest(() => Response.json({ message: "expired" }, { status: 401 }));
  await render(null);
  await send();
  expect(session.current()).toBeNull();
});

test("a picture is known by the address that comes back, or refused with a sentence", async () => {
  await render(null);
  answerRest(() => Response.json({ image: "/images/7" }));
  expect(await uploadPicture(new Blob(["x"]))).toEqual({ image: "/images/7" });
  answerRest(() => Response.json({ message: "This is no picture." }, { status: 400 }));
  expect(await uploadPicture(new Blob(["x"]))).toEqual({ message: "This is no picture." });
});

test("A219 C184: pictures and images of messages carry the bearer header of the session", async () => {
  const requests = answerRest(() => Response.json({ image: "a.png" }));
  await render(null);
  await uploadPicture(new Blob(["x"]));
  await uploadMessageImage(new Blob(["x"]));
  await readMessageImage("a.png");
  expect(requests.map(([path, init]) => [path, new Headers(init?.headers).get("authorization")])).toEqual([
    ["/images", "Bearer token"],
    ["/images/messages/new", "Bearer token"],
    ["/images/messages", "Bearer token"],
  ]);
});
