import type { TextKey } from "#i18n/nl/index.ts";

/** What is asked for: support for oneself, or for an organisation. */
export type ProjectType = "internal" | "external";

/** The parts of a dossier, in the order they are filled in. */
export const parts = ["acquainted", "describe", "financial", "check"] as const;
export type Part = (typeof parts)[number];

type Outline = { path: string; title: TextKey; sections: readonly SectionKey[] };

/** A section's heading; what is asked in it has the same key with `.text`. */
export type SectionKey = TextKey extends infer Key
  ? Key extends `submit.${string}.text`
    ? Key extends `${infer Heading}.text`
      ? Heading
      : never
    : never
  : never;

const acquainted = ["type", "person", "address", "role"] as const;
const organisation = ["organisation", "address", "involvement", "project"] as const;
const request = ["reason", "tried", "files"] as const;
const finances = ["organisation", "purpose", "account", "responsible", "signing"] as const;

/** What one part asks, and where; an internal request goes another way than an external project. */
export function outlineOf(part: Part, type: ProjectType): Outline {
  const query = type === "internal" ? "?project_type=internal" : "";
  switch (part) {
    case "acquainted":
      return {
        path: `/submit-a-project/acquainted${query}`,
        title: "submit.acquainted",
        sections: acquainted.map((section) => `submit.acquainted.${section}` as const),
      };
    case "describe":
      if (type === "internal") {
        return {
          path: "/submit-a-project/describe-internal",
          title: "submit.describe-internal",
          sections: request.map((section) => `submit.describe-internal.${section}` as const),
        };
      }
      return {
        path: "/submit-a-project/describe-external",
        title: "submit.describe-external",
        sections: organisation.map((section) => `submit.describe-external.${section}` as const),
      };
    case "financial":
      return {
        path: `/submit-a-project/financial${query}`,
        title: "submit.financial",
        sections: (type === "internal" ? (["account"] as const) : finances).map(
          (section) => `submit.financial.${section}` as const,
        ),
      };
    case "check":
      return { path: `/submit-a-project/check${query}`, title: "submit.check", sections: ["submit.check"] };
  }
}

/** Which type an address asks for; an external project unless it says otherwise. */
export function projectTypeIn(url: URL): ProjectType {
  return url.searchParams.get("project_type") === "internal" ? "internal" : "external";
}

/** Where one begins with a dossier of this type. */
export function entryOf(type: ProjectType): string {
  return type === "internal" ? "/submit-internal-project" : "/submit-a-project";
}
