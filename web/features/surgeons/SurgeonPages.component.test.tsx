import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useAsked } from "../../platform/calls/use-asked.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { SurgeonEdit } from "./SurgeonPages.tsx";
import {
  AddEditSurgeonDocument,
  SurgeonByIdDocument,
  type SurgeonRecordFragment,
  SurgeonsDocument,
} from "./surgeons.graphql.ts";

const surgeon: SurgeonRecordFragment = {
  _id: uuid(61),
  name: "Dr. Sam Surgeon",
  accesscode: "SAM1",
  email: "sam@harbor.example",
  phone: { public: "+13125550177", private: "+13125550188" },
  url: "",
  image: "",
  description: "",
  address: "",
  about_me: "",
  hospital_name: "",
  hospital_url: "",
  department_name: "",
  department_title: "",
  team: [{ _id: "t1", name: "Nurses", details: "Nina" }],
  version: 2,
};

/** Stands for the list of surgeons, which may be open beside. */
function OpenList() {
  useAsked(SurgeonsDocument, {}, { about: ["surgeons"] });
  return null;
}

test("a surgeon is saved with both phones on the version that was read, and the list is read anew", async () => {
  mockServer.answer(SurgeonsDocument, { getSurgeons: { status: "success", message: "", surgeons: [], total: 0 } });
  mockServer.answer(SurgeonByIdDocument, { getSurgeonById: { status: "success", message: "", surgeon } });
  mockServer.answer(AddEditSurgeonDocument, { addEditSurgeon: { status: "success", message: "Surgeon updated." } });
  await render(
    <>
      <SurgeonEdit />
      <OpenList />
    </>,
    { profile: signedIn(Role.admin), at: `/surgeons/edit?id=${uuid(61)}` },
  );
  await page.getByRole("textbox", { name: "Hospital name" }).fill("Lake Hospital");
  await page.getByRole("button", { name: "Update" }).click();
  await expect.element(page.getByText("Surgeon updated.")).toBeVisible();
  expect(mockServer.sent(AddEditSurgeonDocument)).toMatchObject([
    {
      id: uuid(61),
      input: {
        version: 2,
        hospital_name: "Lake Hospital",
        phone: { public: "+13125550177", private: "+13125550188" },
        team: [{ _id: "t1", name: "Nurses", details: "Nina" }],
      },
    },
  ]);
  await expect.poll(() => mockServer.sent(SurgeonsDocument).length).toBe(2);
});
