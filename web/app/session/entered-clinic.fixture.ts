import { Role } from "@restride/domain/access/roles.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { LoginAsCustomerDocument } from "./enter-customer.graphql.ts";

const { user, customer } = signedIn();

/** Sets the response to a company admin who enters Lake Clinic (41): success or a refusal. */
export const answerEntering = (status: "success" | "fail" = "success", message = ""): void =>
  mockServer.answer(LoginAsCustomerDocument, {
    loginAsCustomer: {
      status,
      message,
      userid: null,
      email: null,
      token: "of-the-clinic",
      trustToken: null,
      exp: null,
      user: {
        ...user,
        role: Role.companyAdmin,
        userimage: null,
        surgeon: null,
        surgeons: [],
        lastlogintime: null,
        filter: null,
        pagevisited: [],
      },
      customer: { ...customer!, _id: uuid(41), name: "Lake Clinic", logo: null },
      company: null,
    },
  });
