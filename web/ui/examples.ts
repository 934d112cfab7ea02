import type { ReactNode } from "react";

/** What a component looks like in each of its states: feeds the gallery, the screenshots and the axe test. */
export type Examples = { title: string; examples: Record<string, ReactNode> };
