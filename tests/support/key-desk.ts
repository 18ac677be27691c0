import { vi } from "vitest";

import type { Keyed } from "../../client/race/typing/keyboard/keyed.ts";
import { listenToKeys } from "../../client/race/typing/keyboard/listener.ts";
import { phrasePresses } from "../../client/race/typing/keyboard/phrases.ts";
import { Typist } from "../../client/race/typing/typist.ts";

/** What a keyboard did: a key press, or what stands in the field after it wrote, composing or not. */
export type Recorded = { readonly atMs: number } & (
  | { readonly key: string; readonly altGraph?: boolean; readonly alt?: boolean; readonly used?: boolean }
  | { readonly adds: string }
  | { readonly composes: string }
  | { readonly commits: string }
  | { readonly field: string }
);

/** A press as the race gets it. */
interface Heard {
  readonly character: string;
  readonly atMs: number;
  readonly isCapsLock: boolean;
}

type Held = "ctrl" | "meta" | "alt" | "AltGraph" | "CapsLock";

interface KeyOptions {
  readonly atMs?: number;
  /** The key's place on the keyboard. */
  readonly code?: string;
  readonly held?: readonly Held[];
  readonly isRepeat?: boolean;
  /** The browser says that the key belongs to a composition. */
  readonly isComposing?: boolean;
  /** An input method has used it already: it comes with the code of all such keys. */
  readonly isUsed?: boolean;
  /** Something else on the page has acted on it. */
  readonly isDone?: boolean;
}

/** As much of an element as listening to keys needs; it matches one selector of those that it is asked for. */
class Part extends EventTarget {
  readonly parentElement: Part | null;
  readonly kind: string;
  value = "";
  isFocusVisible = false;

  constructor(kind: string, parentElement: Part | null = null) {
    super();
    this.kind = kind;
    this.parentElement = parentElement;
  }

  matches(selector: string): boolean {
    if (selector === ":focus-visible") return this.isFocusVisible;
    return selector.split(", ").includes(this.kind);
  }

  closest(selector: string): Part | null {
    return this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null);
  }

  focus(): void {
    page.activeElement = this;
  }
}

const page = { activeElement: undefined as Part | undefined };

/** An event of this time and these properties, which bubbles to the window as in a browser. */
function eventOf(type: string, atMs: number, target: Part, properties: object): Event {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries({ ...properties, timeStamp: atMs, target }))
    Object.defineProperty(event, name, { value });
  return event;
}

interface DeskOptions {
  /** A device that is touched. */
  readonly isTouch?: boolean;
  /** What was typed while the listener was loaded. */
  readonly typedBefore?: string;
  /** What has the keyboard: the field, or something else of this kind that Tab or the mouse led to. */
  readonly focused?: { readonly kind: string; readonly byTab: boolean };
  /** No text can be typed yet. */
  readonly isEarly?: boolean;
  /** Words may come at once. */
  readonly takesPhrases?: boolean;
  /** What hears the keys; the desk itself by default. */
  readonly keyed?: Keyed;
}

/** A racer's keyboard before a text: the real listener and the real typist, with the browser's part played by hand. */
export class KeyDesk {
  readonly heard: Heard[] = [];
  /** How often something was left out that came at once. */
  refusals = 0;
  readonly typist: Typist;
  /** Whether the text can be typed by now. */
  isGreen: boolean;
  readonly stop: () => void;
  readonly #window = new EventTarget();
  readonly #paper = new Part("div");
  readonly #field = new Part("textarea", this.#paper);
  #base: string | undefined;

  constructor(text: string, options: DeskOptions = {}) {
    const { isTouch = false, typedBefore = "", focused, isEarly = false, takesPhrases = false, keyed } = options;
    this.typist = new Typist(text);
    this.isGreen = !isEarly;
    this.#field.value = typedBefore;
    page.activeElement = this.#field;
    vi.stubGlobal("window", this.#window);
    vi.stubGlobal("document", page);
    vi.stubGlobal("Element", Part);
    vi.stubGlobal("matchMedia", () => ({ matches: isTouch }));
    if (focused) this.focus(focused.kind, focused.byTab);
    const { heard, typist } = this;
    const wanted = (): string | undefined => (this.isGreen ? typist.left : undefined);
    const desk: Keyed = {
      get wanted() {
        return wanted();
      },
      press(character, atMs, isCapsLock = false) {
        heard.push({ character, atMs, isCapsLock });
        typist.press(character, atMs);
      },
      ...(takesPhrases && { readPhrase: (phrase) => phrasePresses(phrase, text, typist.typing.typed) }),
      refuse: () => void this.refusals++,
    };
    this.stop = listenToKeys(this.#field as unknown as HTMLTextAreaElement, keyed ?? desk);
  }

  /** What stands in the field. */
  get field(): string {
    return this.#field.value;
  }

  get done(): string {
    const { text, typing } = this.typist;
    return text.slice(0, typing.typed);
  }

  get isInField(): boolean {
    return page.activeElement === this.#field;
  }

  /** Something else gets the keyboard. */
  focus(kind: string, byTab: boolean): void {
    const other = new Part(kind);
    other.isFocusVisible = byTab;
    other.focus();
    this.#window.dispatchEvent(eventOf("focusin", 0, other, {}));
  }

  /** The field loses the keyboard. */
  blur(): void {
    this.#field.dispatchEvent(eventOf("blur", 0, this.#field, {}));
  }

  /** Another window gets the keyboard. */
  leaveWindow(): void {
    this.blur();
    this.#window.dispatchEvent(eventOf("blur", 0, this.#field, {}));
  }

  /** Presses the text with a mouse. @returns whether the browser may still act on the press */
  click(): boolean {
    const down = eventOf("mousedown", 0, this.#paper, {});
    this.#paper.dispatchEvent(down);
    this.#paper.dispatchEvent(eventOf("click", 0, this.#paper, {}));
    return !down.defaultPrevented;
  }

  /** Presses a key where the keyboard is. @returns whether the browser may still act on it */
  key(key: string, options: KeyOptions = {}): boolean {
    const { atMs = 0, code = "", held = [], isRepeat = false } = options;
    const { isComposing = false, isUsed = false, isDone = false } = options;
    const event = eventOf("keydown", atMs, page.activeElement ?? this.#field, {
      key,
      code,
      keyCode: isUsed ? 229 : 0,
      repeat: isRepeat,
      isComposing,
      ctrlKey: held.includes("ctrl"),
      metaKey: held.includes("meta"),
      altKey: held.includes("alt"),
      getModifierState: (name: Held) => held.includes(name),
    });
    if (isDone) event.preventDefault();
    this.#window.dispatchEvent(event);
    return !event.defaultPrevented;
  }

  /** Lets a key go that was at this place of the keyboard. */
  letGo(code: string, atMs: number): void {
    this.#window.dispatchEvent(eventOf("keyup", atMs, page.activeElement ?? this.#field, { code }));
  }

  /** Writes into the field, unless the race has something against it. @returns whether it was written */
  write(value: string, atMs: number, inputType = "insertText"): boolean {
    const before = eventOf("beforeinput", atMs, this.#field, { inputType });
    this.#field.dispatchEvent(before);
    if (before.defaultPrevented) return false;
    this.#field.value = value;
    this.#field.dispatchEvent(eventOf("input", atMs, this.#field, { inputType }));
    return true;
  }

  /** An input method shows a part of a word behind what stands in the field. */
  compose(part: string, atMs: number): void {
    if (this.#base === undefined) {
      this.#base = this.field;
      this.#field.dispatchEvent(eventOf("compositionstart", atMs, this.#field, {}));
    }
    this.write(this.#base + part, atMs, "insertCompositionText");
  }

  commit(word: string, atMs: number): void {
    this.compose(word, atMs);
    this.#base = undefined;
    this.#field.dispatchEvent(eventOf("compositionend", atMs, this.#field, {}));
  }

  play(recording: readonly Recorded[]): void {
    for (const event of recording) {
      const { atMs } = event;
      if ("key" in event) {
        const { key, alt = false, altGraph = false, used = false } = event;
        const held: Held[] = [
          ...(alt ? ["alt" as const] : []),
          ...(altGraph ? (["ctrl", "alt", "AltGraph"] as const) : []),
        ];
        this.key(key, { atMs, held, isUsed: used });
      } else if ("composes" in event) this.compose(event.composes, atMs);
      else if ("commits" in event) this.commit(event.commits, atMs);
      else this.write("field" in event ? event.field : this.field + event.adds, atMs);
    }
  }
}
