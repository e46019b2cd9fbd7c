import { expect, test } from "vitest";
import { makeMailbox, newestCode } from "./mailbox.ts";

test("mails to an address that is refused do not arrive, and those to others do, a code too", async () => {
  const mailbox = makeMailbox(() => 0);
  const { mail, mailNow } = mailbox.messengers;
  const letter = (to: string, text: string) => ({ to, subject: "News", text, id: to });
  mailbox.refuseAddress("Casey@clinic.example", true);
  expect(await mail(letter("casey@clinic.example", "Welcome."))).toBe("unknownMailbox");
  expect(await mailNow(letter("thea@clinic.example", "Your code is K7P2QX."))).toBe("sent");
  expect(newestCode(mailbox, "thea@clinic.example")).toBe("K7P2QX");
  mailbox.refuseAddress("casey@CLINIC.example", false);
  expect(await mail(letter("casey@clinic.example", "Welcome again."))).toBe("sent");
  expect(mailbox.read().map(({ text }) => text)).toEqual(["Welcome again.", "Your code is K7P2QX."]);
});
