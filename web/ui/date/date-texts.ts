export const pickLabel = (label: string): string => `Pick ${label}`;
export const mmDdYyyy = "MM/DD/YYYY";
export const fromLabel = (label: string): string => `${label} from`;
export const startDate = "Start date";
export const toLabel = (label: string): string => `${label} to`;
export const endDate = "End date";
export const clearLabel = (label: string): string => `Clear ${label}`;
export const yearOf = (label: string): string => `Year of ${label}`;
