import type { PlantedBreak } from "../../planted-break.ts";

/** Faults of the sixth draw, in files chosen at random in November 2026 by somebody who had written none of the tests: those of the layer `access`. */
export const sixthDrawAccessBreaks: readonly PlantedBreak[] = [
  {
    name: "A patient who is inactive gets a link to set a password",
    path: "server/features/sign-in/passwords/patient-password-link.ts",
    search: "if (!patient?.active) return;",
    replace: "if (!patient) return;",
  },
  {
    name: "A common password is accepted in another spelling",
    path: "server/features/sign-in/passwords/read-new-password.ts",
    search: "commonPasswords.has(comparablePassword(password))",
    replace: "commonPasswords.has(password)",
  },
  {
    name: "Another code has to wait although the last one was not sent",
    path: "server/features/sign-in/resend-otp.ts",
    search: "    await codes.noteUnsent(scope, challengeId, challenge.sentAt);\n",
    replace: "",
  },
  {
    name: "One patient gets any number of password links from several users",
    path: "server/features/sign-in/passwords/reset-user-password.ts",
    search: 'rateLimits.take("resetByRecord", recipientId)',
    replace: 'rateLimits.take("resetByRecord", sender.userId)',
  },
  {
    name: "A surgeon's wrong private phone is not listed",
    path: "server/features/phone-checks/phone-sources.ts",
    search: '"phone_private"',
    replace: '"phone_public"',
  },
  {
    name: "A sign-in code works for half a minute",
    path: "server/features/sign-in/send-code.ts",
    search: "oneTimeCode.lifetime",
    replace: "oneTimeCode.resendPause",
  },
  {
    name: "Whoever has a session ends the links that others sent",
    path: "server/features/patient-links/end-patient-link.ts",
    search: "linkid === sessionId",
    replace: "sessionId !== null",
  },
  {
    name: "Whoever stays signed in leaves the clinic",
    path: "server/features/sign-in/sessions/renew-session.ts",
    search: "issueStaffToken(userId, customerId, session)",
    replace: "issueStaffToken(userId, null, session)",
  },
  {
    name: "Own sessions are in the order in which they began",
    path: "server/features/sign-in/sessions/sessions.queries.ts",
    search: '.orderBy("last_used_at", "desc")',
    replace: '.orderBy("started_at", "desc")',
  },
  {
    name: "The last use of a session is up to ten minutes old",
    path: "server/features/sign-in/sessions/session-uses.commands.ts",
    search: "useRepeatInterval = 60_000",
    replace: "useRepeatInterval = 600_000",
  },
  {
    name: "Own sessions show the place as the browser sent it",
    path: "server/features/sign-in/sessions/start-session.ts",
    search: "placeName(signIn.location)",
    replace: "signIn.location",
  },
  {
    name: "A coach keeps a clinic that another company took over",
    path: "server/features/sign-in/sign-in.queries.ts",
    search: "any(users.associate_customers) and company_id = users.company_id",
    replace: "any(users.associate_customers)",
  },
];
