import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { contentRecord, listedContent } from "../content-records.fixture.ts";
import { button, field, listItem } from "../../../testing/finders.ts";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { ClinicsOfCompanyDocument } from "../filter/clinics.graphql.ts";
import { ContentByIdDocument, ContentVersionsDocument } from "../content-record.graphql.ts";
import { ContentCountsDocument, ContentListDocument } from "../content-list.graphql.ts";
import { DiscardContentDraftDocument, SaveContentDraftDocument } from "../content-changes.graphql.ts";
import { ExercisesPage } from "../ContentPanels.tsx";

const dose = { holdseconds: 5, repeat: 10, set: 1, time: 3, interval: 1 };
const exercise = (id: number, name: string, mayedit: boolean) =>
  contentRecord({
    _id: uuid(id),
    kind: "exercise",
    state: mayedit ? "published" : "ready",
    mayedit,
    number: 1,
    version: null,
    usedin: 1,
    exercise: { name, purpose: "Moves.", caution: null, image: null, video: null, ...dose },
  });
const records = [exercise(1, "Bridge", true), exercise(2, "Quad Sets", false)];
const list = [
  listedContent({ _id: uuid(1), name: "Bridge", usedin: 1, hasvideo: true }),
  listedContent({ _id: uuid(2), name: "Quad Sets", usedin: 1, state: "ready", mayedit: false }),
];

const open = (place = "", image: string | null = null) => {
  mockServer.answer(ContentListDocument, {
    getContentList: { status: "success", message: "", total: 2, contents: [{ ...list[0]!, image }, list[1]!] },
  });
  mockServer.answer(ContentCountsDocument, { getContentCounts: { status: "success", message: "", counts: [] } });
  mockServer.answer(ClinicsOfCompanyDocument, {
    getCompanyCustomerList: { status: "success", message: "", customers: [] },
  });
  mockServer.answer(ContentByIdDocument, ({ id }) => ({
    getContent: { status: "success", message: "", content: records.find(({ _id }) => _id === id) ?? null },
  }));
  mockServer.answer(ContentVersionsDocument, { getContentVersions: { status: "success", message: "", versions: [] } });
  return render(<ExercisesPage />, {
    at: `/content/exercises${place}`,
    path: "/content/exercises/:id?",
    profile: ofCompany(),
  });
};
const panel = (name: string) => page.getByRole("complementary", { name });

/** Delays image uploads until the returned function is called. */
function holdPictures(): () => void {
  const { fetch: usual } = globalThis;
  const { promise, resolve } = Promise.withResolvers<Response>();
  globalThis.fetch = (input, init) => (input === "/images" ? promise : usual(input, init));
  onTestFinished(() => void (globalThis.fetch = usual));
  return () => resolve(Response.json({ image: "data:image/gif;base64,R0lGODlhAQABAAAAACw=" }));
}

test("exercises are cards with their regimens and state, and a video", async () => {
  await open("", "/images/AbridgeAbridgeAbridge1.webp");
  await expect.element(listItem("Quad Sets").getByText("In 1 regimen · Ready to copy")).toBeVisible();
  await expect.element(listItem("Bridge").getByText("Video", { exact: true })).toBeVisible();
  await expect.element(listItem("Quad Sets").getByText("No video", { exact: true })).toBeVisible();
  const pictures = [...document.querySelectorAll("li img")].map((picture) => picture.getAttribute("src"));
  expect(pictures).toEqual(["/images/AbridgeAbridgeAbridge1-small.webp"]);
});

test("a video link without https is refused at its field", async () => {
  await open("/new");
  await field("Name").fill("Bridge");
  await field("What it is good for").fill("Lifts the hips.");
  await field("Video link").fill("http://video.example.com/bridge");
  await button("Publish version 1").click();
  await expect.element(page.getByText("Please enter a link that begins with https://.")).toBeVisible();
  expect(mockServer.sent(SaveContentDraftDocument)).toEqual([]);
});

test("nothing is saved or published while a picture is on its way: it would be without it", async () => {
  const goOn = holdPictures();
  await open("/new");
  await field("Name").fill("Bridge");
  await field("What it is good for").fill("Lifts the hips.");
  await page.getByLabelText("Choose image").upload(new File(["picture"], "bridge.jpg", { type: "image/jpeg" }));
  await expect.element(button("Publish version 1")).toBeDisabled();
  await expect.element(button("Save draft")).toBeDisabled();
  await field("Name").click();
  await userEvent.keyboard("{Enter}");
  goOn();
  await expect.element(page.getByRole("img", { name: "Image" })).toBeInTheDocument();
  await expect.element(button("Publish version 1")).toBeEnabled();
  expect(mockServer.sent(SaveContentDraftDocument)).toEqual([]);
});

test("another one opens beside the list, which keeps its search; Escape closes it and gives its card the focus", async () => {
  const { address } = await open("?search=s");
  await listItem("Quad Sets").getByRole("link").click();
  await expect
    .element(panel("Quad Sets").getByText(/^In 1 regimen\. A new picture, video or text shows at once/))
    .toBeVisible();
  await expect.element(panel("Quad Sets")).toHaveFocus();
  await expect.element(field("Name")).toBeDisabled();
  expect(address()).toBe(`/content/exercises/${uuid(2)}?search=s`);
  await userEvent.keyboard("{Escape}");
  await expect.poll(address).toBe("/content/exercises?search=s");
  await expect.element(listItem("Quad Sets").getByRole("link")).toHaveFocus();
});

test("a panel says how its exercise stands, and nothing of its use where there is none; a new one is named once it has a name", async () => {
  records[0]!.usedin = 0;
  onTestFinished(() => void (records[0]!.usedin = 1));
  const { unmount } = await open(`/${uuid(1)}`);
  await expect.element(panel("Bridge").getByText("Published", { exact: true })).toBeVisible();
  await expect.element(panel("Bridge").getByText("Versions")).toBeVisible();
  expect(
    panel("Bridge")
      .getByText(/^In \d/)
      .elements(),
  ).toEqual([]);
  await unmount();
  await open("/new");
  await expect.element(panel("Add exercise")).toBeVisible();
  await field("Name").fill("Marching");
  await expect.element(panel("Marching")).toBeVisible();
});

test("changes are not lost by opening another one", async () => {
  await open(`/${uuid(1)}`);
  await field("Name").fill("Bridges");
  await listItem("Quad Sets").getByRole("link").click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(field("Name")).toHaveValue("Bridges");
});

test("a draft that is discarded while it is open closes with its panel", async () => {
  const { address } = await open(`/${uuid(1)}`);
  mockServer.answer(ContentListDocument, {
    getContentList: {
      status: "success",
      message: "",
      total: 1,
      contents: [{ ...list[0]!, state: "draft", version: 0, hasdraft: true }],
    },
  });
  mockServer.answer(DiscardContentDraftDocument, {
    discardContentDraft: { status: "success", message: "Discarded.", content: null },
  } as never);
  void invalidateTags(["content"]);
  await expect.element(listItem("Quad Sets")).not.toBeInTheDocument();
  await button("More about Bridge").click();
  await page.getByRole("menuitem", { name: "Discard draft" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard draft" }).click();
  await expect.poll(address).toBe("/content/exercises");
});

test("in a window that has no room beside the list the panel lies over it", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(1024, 900);
  await open(`/${uuid(1)}`);
  await expect
    .element(page.getByRole("dialog", { name: "Bridge" }).getByRole("textbox", { name: "Name" }))
    .toHaveValue("Bridge");
});
