import { data } from "react-router";

/** Everything that someone typed into a form, by the names of its fields. */
export type TypedForm = readonly (readonly [name: string, value: string])[];

/**
 * The error that a page throws when its form was sent, without scripts, after the session had ended. The error page gives
 * the typed texts back, because they are stored nowhere else.
 */
export const typedAgain = (typedForm: TypedForm) => data({ typedForm }, { status: 401 });

/** Reads the data of a thrown error; null if it is another one. */
export function readTypedForm(data: unknown): TypedForm | null {
  return typeof data === "object" && data !== null && "typedForm" in data ? (data.typedForm as TypedForm) : null;
}

/**
 * A page throws this when its form was sent without scripts and its record is gone, or its sender may not see it any
 * more. Nothing else has what was typed.
 */
export const typedForNothing = (lostForm: TypedForm) => data({ lostForm }, { status: 404 });

/** Reads the data of a thrown error; null if it is another one. */
export function readLostForm(data: unknown): TypedForm | null {
  return typeof data === "object" && data !== null && "lostForm" in data ? (data.lostForm as TypedForm) : null;
}
