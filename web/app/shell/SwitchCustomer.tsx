import { routes } from "@restride/domain/access/routes.ts";
import { ArrowLeftRight } from "lucide-react";
import { Link } from "react-router";
import styles from "./SwitchCustomer.module.css";
import * as texts from "./shell-texts.ts";

/** Link for company users to the list from which they choose another customer. */
export const SwitchCustomer = () => (
  <Link to={routes.customers.path} className={styles.link}>
    <ArrowLeftRight size={15} />
    {texts.switchCustomer}
  </Link>
);
