import { Search } from "lucide-react";
import styles from "./SearchField.module.css";

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onValue: (value: string) => void;
}

/** Search field of a list; the key / focuses it. */
export function SearchField({ label, placeholder, value, onValue }: SearchFieldProps) {
  return (
    <label className={styles.field}>
      <Search size={15} />
      <input
        data-list-search
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    </label>
  );
}
