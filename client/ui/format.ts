export * from "#shared/format/figures.ts";
