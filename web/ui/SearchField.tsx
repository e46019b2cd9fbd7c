import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import styles from "./SearchField.module.css";

const pause = 250;

/** Searches a list a moment after the last key. */
export function SearchField({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => onSearch(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <label className={styles.search}>
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <input
        type="search"
        aria-label={`Search ${label}`}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        data-list-search
      />
    </label>
  );
}
