import type { Examples } from "#web/ui/examples.ts";
import { FullBloom } from "#web/ui/full-bloom/full-bloom.tsx";

/** The blossom of a finished task. */
export const examples: Examples = { title: "Full bloom", examples: { open: <FullBloom /> } };
