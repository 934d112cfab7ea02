import type { Examples } from "#web/ui/examples.ts";
import { FullBloom } from "#web/ui/full-bloom/full-bloom.tsx";

/** Something is done. */
export const examples: Examples = { title: "Full bloom", examples: { open: <FullBloom /> } };
