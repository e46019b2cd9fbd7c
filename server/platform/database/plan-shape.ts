import { z } from "zod";

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string | undefined;
  readonly "Index Name"?: string | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
}

const planNode: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    "Node Type": z.string(),
    "Relation Name": z.string().optional(),
    "Index Name": z.string().optional(),
    Plans: z.array(planNode).optional(),
  }),
);

const explained = z.tuple([z.object({ Plan: planNode })]);

const shapeOf = (node: PlanNode): string => {
  const named = [node["Node Type"], node["Relation Name"], node["Index Name"]].filter(Boolean).join(" ");
  return node.Plans ? `${named} (${node.Plans.map(shapeOf).join(", ")})` : named;
};

/**
 * Returns the shape of a plan of `EXPLAIN (FORMAT JSON)`: its steps, tables and indexes, such as `Sort (Index Scan users users_by_name)`. What the
 * plan compares with is left out, because it holds values.
 */
export const planShape = (plan: unknown): string => shapeOf(explained.parse(plan)[0].Plan);
