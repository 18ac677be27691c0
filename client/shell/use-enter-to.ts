import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

/** Enter leads to the page's main link, while nothing else has the focus. */
export function useEnterTo(to: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isFree = event.target === document.body || event.target instanceof HTMLHeadingElement;
      if (event.key === "Enter" && isFree) void navigate(to);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [navigate, to]);
}
