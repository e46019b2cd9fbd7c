import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { Role } from "@restride/domain/access/roles.ts";
import { caller, codeFor } from "../dev-env/caller.ts";
import { smallEmail, smallPassword } from "../dev-env/small-clinics.ts";
import { webDocument } from "../dev-env/documents.ts";
import { sharedWorldTest as base } from "../dev-env/world-test.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({ openDocuments: false }));

const unknown = {
  http: 400,
  errors: [{ message: "This document is not known. Sign in, or send one of the application's own." }],
};

test.for([
  ["introspection", "{ __schema { types { name } } }"],
  ["a misspelt call, whose right name is not suggested", "{ getPatientStat { status } }"],
  ["a call of the application in other words", `{ getBotCheck { status } }`],
  ["what cannot be read", "{"],
  ["nothing", ""],
] as const)("of a stranger, %s is not read", async ([, document], { world }) => {
  expect(await caller(world.url).call(document)).toMatchObject(unknown);
  expect(await caller(world.url, "no.token.atall").call(document)).toMatchObject(unknown);
});

test("the application signs in with its own documents, and who is signed in may send any within the limits", async ({
  world,
}) => {
  const email = smallEmail(0, Role.admin);
  const nobody = caller(world.url);
  const credentials = { email, password: smallPassword };
  const first = await nobody.call<{ userid: string }>(webDocument("features/sign-in/sign-in", "LoginUserDocument"), {
    credentials,
  });
  const input = { userid: first.answer.userid, otpFromPatient: codeFor(world, email), isTrusted: false };
  const second = await nobody.call<{ token: string }>(
    webDocument("features/sign-in/sign-in", "LoginWithOtpDocument"),
    input,
  );
  const admin = caller(world.url, second.answer.token);
  expect((await admin.call("{ getPatientStats { status } }")).answer.status).toBe("success");
  expect((await admin.call(`{ ${"x ".repeat(15_000)} }`)).errors).toEqual([{ message: "The query is too long." }]);
});

test("a session that is over is told so in the application's own words, and the patients' app signs in", async ({
  world,
}) => {
  const over = await caller(world.url, "no.token.atall").call(webDocument("app/session/log-out", "LogoutDocument"));
  expect(over.answer).toMatchObject({ status: "Token expired" });
  const login = readFileSync(new URL("./patient-app/login-patient.graphql", import.meta.url), "utf8");
  const { answer } = await caller(world.url).call(login, {
    credentials: { email: "patient1@clinic1.example", password: smallPassword },
  });
  expect(answer).toMatchObject({ status: "success", token: expect.stringMatching(/^eyJ/) });
});
