import { isCode, isTest, problemAt, type Check } from "../source.ts";

const owner = "server/platform/database/client.ts";
const makes = /\bnew pg\.(Client|Pool)\(|^import \{[^}]*\b(Client|Pool)\b[^}]*\} from "pg"/gm;

/** Finds connections made outside the one file that adds a listener for their loss. Without a listener, a lost connection ends the process. */
export const connectionsCheck: Check = {
  name: "connections",
  find: (sources) =>
    sources
      .filter((source) => isCode(source) && !isTest(source) && /^(server|dev-env)\//.test(source.path))
      .filter(({ path }) => path !== owner)
      .flatMap((source) =>
        [...source.text.matchAll(makes)].map(({ index }) =>
          problemAt(
            source,
            index,
            `newClient, withOwnClient or newPool of ${owner} make connections, with an owner for their loss`,
          ),
        ),
      ),
};
