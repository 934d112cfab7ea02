import type { ReactNode } from "react";

/** A component in each of its states, for the gallery, the screenshots and the axe test. */
export type Examples = { title: string; examples: Record<string, ReactNode> };
