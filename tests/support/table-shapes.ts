import type { InsertType, SelectType } from "kysely";

/** How a value comes out of the database. */
type Kind<V> = V extends boolean
  ? "boolean"
  : V extends number
    ? "number"
    : V extends string
      ? "text"
      : V extends Uint8Array
        ? "bytes"
        : V extends readonly number[]
          ? "numbers"
          : V extends readonly string[]
            ? "texts"
            : "json";

/** What comes out, whether that may be null, and whether the database puts a value in where none is given. */
type Shape<C> =
  null extends SelectType<C>
    ? `${Kind<NonNullable<SelectType<C>>>} or null`
    : undefined extends InsertType<C>
      ? `${Kind<SelectType<C>>} by itself`
      : Kind<SelectType<C>> | `${Kind<SelectType<C>>} by itself`;

/** What the type of each column, as `table.column`, lets the database say of it. */
export type TableShapes<Tables> = {
  readonly [
    Name in {
      [T in keyof Tables & string]: `${T}.${keyof Tables[T] & string}`;
    }[keyof Tables & string]
  ]: Name extends `${infer T extends keyof Tables & string}.${infer C}`
    ? C extends keyof Tables[T]
      ? Shape<Tables[T][C]>
      : never
    : never;
};
