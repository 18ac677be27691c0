import { CircleHelp } from "lucide-react";
import { Link } from "react-router-dom";

import type { ArticleSlug } from "#shared/content/support.ts";

import style from "./help-link.module.css";

interface HelpLinkProps {
  readonly to: ArticleSlug;
  /** The question that the article answers. */
  readonly children: string;
}

/** Leads from where a question arises to the article that answers it. */
export const HelpLink = ({ to, children }: HelpLinkProps) => (
  <Link to={`/support/${to}`} className={style.help}>
    <CircleHelp aria-hidden />
    {children}
  </Link>
);
