import { ChevronLeft, ChevronRight } from "lucide-react";

import { IconButton } from "../controls/icon-button.tsx";
import { pageWindow } from "./page-window.ts";

import style from "./pagination.module.css";

interface PaginationProps {
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

export function Pagination({ label, page, pages, onPage }: PaginationProps) {
  return (
    <nav aria-label={label}>
      <ul className={style.pages}>
        <li>
          <IconButton
            label="Previous page"
            icon={ChevronLeft}
            kind="bare"
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
        </li>
        {pageWindow(page, pages).map((each, at) => (
          <li key={each ?? `gap-${at}`}>
            {each === undefined ? (
              <span className={style.gap}>…</span>
            ) : (
              <button
                type="button"
                className={style.page}
                aria-label={`Page ${each}`}
                aria-current={each === page ? "page" : undefined}
                onClick={() => onPage(each)}
              >
                {each}
              </button>
            )}
          </li>
        ))}
        <li>
          <IconButton
            label="Next page"
            icon={ChevronRight}
            kind="bare"
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </li>
      </ul>
    </nav>
  );
}
