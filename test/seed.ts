import { configureGlobal } from "fast-check";
import { seed } from "#test/tier.ts";

configureGlobal({ seed });
