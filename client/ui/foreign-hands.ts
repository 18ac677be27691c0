/**
 * Keeps React and whoever else writes into the page apart: translators put their own elements in the place of texts, and
 * add-ons wrap or move what they find. React would then take away, or write into, a node that is somewhere else: it
 * throws NotFoundError, which takes the whole page down, or a text stays as it was translated while the figure moves on.
 *
 * What is called on another parent than the node has is done where the node's place is now. A text that React changes,
 * and that was taken out, comes back to its place; whoever translates finds it there again.
 */
export function bearForeignHands(): void {
  const own = Object.getOwnPropertyDescriptors(Node.prototype);
  const [removeChild, insertBefore, value] = [own.removeChild.value, own.insertBefore.value, own.nodeValue];
  if (!removeChild || !insertBefore || !value.set) return;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    notePlaces();
    for (const place of placesOf(child, this)) removeChild.call(this, place);
    // A wrapper that holds other nodes too stays for them.
    if (child.parentNode && this.contains(child)) removeChild.call(child.parentNode, child);
    return child;
  };

  // A library may leave out what to stand before, as browsers let it.
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before?: Node | null): T {
    if (!before || before.parentNode === this) return insertBefore.call(this, node, before ?? null) as T;
    notePlaces();
    const place = childWith(before, this) ?? placesOf(before, this)[0] ?? null;
    return insertBefore.call(this, node, place) as T;
  };

  Object.defineProperty(Node.prototype, "nodeValue", {
    ...value,
    set(this: Node, text: string | null) {
      if (!this.isConnected && this instanceof Text) comeBack(this);
      value.set?.call(this, text);
    },
  });

  watch.observe(document.documentElement, { childList: true, subtree: true });
}

/** What stands in the place of a text that somebody took out. */
const standIns = new WeakMap<Node, readonly ChildNode[]>();

/** Sees who took a text out: content scripts have prototypes of their own, and pass by ours. */
const watch = new MutationObserver((records) => note(records));
const notePlaces = (): void => note(watch.takeRecords());

function note(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (removedNodes.length === 0) continue;
    const added = [...addedNodes] as ChildNode[];
    for (const gone of removedNodes) {
      if (!(gone instanceof Text) || gone.isConnected) continue;
      // Replaced at once, or taken out after its stand-in had been put beside it.
      const beside = [previousSibling, nextSibling].filter(isStranger);
      const places = added.length > 0 ? added : beside.slice(0, 1);
      if (places.length > 0) standIns.set(gone, places);
    }
  }
}

/** An element that React didn't make: it names its own. */
const isStranger = (node: Node | null): node is ChildNode =>
  node instanceof HTMLElement && !Object.keys(node).some((key) => key.startsWith("__react"));

/** The children of a parent that hold nothing but a node, or stand for it: none when it is gone. */
function placesOf(node: Node, parent: Node): readonly ChildNode[] {
  const inside = childWith(node, parent);
  if (!inside) return standIns.get(node)?.filter((place) => place.parentNode === parent) ?? [];
  let at: Node = inside;
  while (at !== node && at.childNodes.length === 1 && at.firstChild) at = at.firstChild;
  return at === node ? [inside] : [];
}

/** The child of a parent in which a node is, however deep. */
function childWith(node: Node, parent: Node): ChildNode | undefined {
  if (node === parent || !parent.contains(node)) return undefined;
  let at: Node = node;
  while (at.parentNode && at.parentNode !== parent) at = at.parentNode;
  return at as ChildNode;
}

function comeBack(text: Text): void {
  notePlaces();
  const [first, ...more] = standIns.get(text)?.filter(({ isConnected }) => isConnected) ?? [];
  if (!first) return;
  standIns.delete(text);
  for (const each of more) each.remove();
  first.replaceWith(text);
}
