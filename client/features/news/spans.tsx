import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import type { PlainSpan, Span } from "#shared/contracts/news/blocks.ts";
import { pageAt } from "#shared/rules/account/access.ts";

import { OutsideLink } from "../../shell/links/outside-link.tsx";
import { numbered } from "./numbered.ts";

/** A line of a post. What a newer server calls by a name that this page doesn't know is passed over. */
export const Spans = ({ of }: { readonly of: readonly Span[] }): ReactNode =>
  numbered(of).map(([key, span]) => <OneSpan key={key} of={span} />);

function OneSpan({ of }: { readonly of: Span }): ReactNode {
  switch (of.kind) {
    case "text":
      return <Words of={of} />;
    case "code":
      return <code>{of.text}</code>;
    case "break":
      return <br />;
    case "link":
      return (
        <PostLink to={of.to}>
          <Spans of={of.spans} />
        </PostLink>
      );
    default:
      return null;
  }
}

function Words({ of: { text, isStrong, isEmphasised } }: { readonly of: Extract<PlainSpan, { kind: "text" }> }) {
  const leaning = isEmphasised ? <em>{text}</em> : text;
  return isStrong ? <strong>{leaning}</strong> : leaning;
}

interface PostLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A page of ours is opened in the page, anything else by the browser, and what is elsewhere only for who may go there. */
function PostLink({ to, children }: PostLinkProps) {
  const isPage = to.startsWith("/") && pageAt(to.replace(/[?#].*$/, "")) !== undefined;
  if (isPage) return <Link to={to}>{children}</Link>;
  return to.startsWith("/") ? <a href={to}>{children}</a> : <OutsideLink to={to}>{children}</OutsideLink>;
}
