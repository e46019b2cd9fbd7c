import { routes, type RouteName } from "@restride/domain/access/routes.ts";
import { Link } from "react-router";
import { buttonClass } from "../../ui/look/Button.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { EmptyState } from "../../ui/look/States.tsx";

const titleOf = (name: RouteName): string => `${routes[name].title} is not part of this version`;
const text = "Nothing is missing from your data.";

/** Says plainly that a page of the route table is not part of this version, and where to go on. */
export const NotInThisVersion = ({ name }: { name: RouteName }) => (
  <>
    <PageHead title={routes[name].title} />
    <EmptyState title={titleOf(name)} text={text}>
      <Link to="/" className={buttonClass({})}>
        Go home
      </Link>
    </EmptyState>
  </>
);

/** The same for who followed a link and has no session: there is nothing to go on to. */
export const PublicNotInThisVersion = ({ name }: { name: RouteName }) => (
  <main id="content">
    <h1 className="visually-hidden">{routes[name].title}</h1>
    <EmptyState title={titleOf(name)} text={text} />
  </main>
);
