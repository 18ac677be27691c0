import type { Check } from "./text-field.tsx";

const SENTENCE = "That doesn't look like an e-mail address.";

/** An address, or nothing at all: the server looks closer. */
export const checkEmail: Check = (text) =>
  text.trim() === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) ? undefined : SENTENCE;

export const checkNeededEmail: Check = (text) => (text.trim() === "" ? "Enter your e-mail address." : checkEmail(text));
