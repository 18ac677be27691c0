import { Callout } from "../../ui/feedback/callout.tsx";
import type { Block } from "./article.ts";

/** What an article says under one heading. */
export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block) => {
    if (typeof block === "string") return <p key={block}>{block}</p>;
    if ("note" in block) {
      return (
        <Callout key={block.note}>
          <p>{block.note}</p>
        </Callout>
      );
    }
    if ("steps" in block) {
      return (
        <ol key={block.steps[0]}>
          {block.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      );
    }
    return (
      <ul key={block.list[0]}>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  });
