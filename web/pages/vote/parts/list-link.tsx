import { Link, type LinkProps } from "#web/ui/link/link.tsx";

/** A link to a list that anyone may download. */
export function ListLink({ children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className="list-link" download>
      <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 4v11M7 11l5 5 5-5M5 20h14" />
      </svg>
      {children}
    </Link>
  );
}
