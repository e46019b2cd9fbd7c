import { routes } from "@restride/domain/access/routes.ts";
import { ArrowLeftRight } from "lucide-react";
import { Link } from "react-router";
import styles from "./SwitchCustomer.module.css";

/** Leads a company user to the list from which another customer is chosen. */
export const SwitchCustomer = () => (
  <Link to={routes.customers.path} className={styles.link}>
    <ArrowLeftRight size={15} />
    Switch customer
  </Link>
);
