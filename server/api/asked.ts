import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from "graphql";

/** Fields by name; `true` takes whatever is asked of one, an object only its own fields. */
export type Fields = { readonly [name: string]: true | Fields };

type Fragments = GraphQLResolveInfo["fragments"];

/** Tells whether a request asks nothing of a field but these, so that a shorter read will do. Found out once per document. */
export function asksOnly(fields: Fields): (info: GraphQLResolveInfo) => boolean {
  const known = new WeakMap<FieldNode, boolean>();
  return ({ fieldNodes, fragments }) =>
    fieldNodes.every((node) => {
      const answer = known.get(node) ?? isWithin(node.selectionSet, fields, fragments);
      known.set(node, answer);
      return answer;
    });
}

function isWithin(asked: SelectionSetNode | undefined, fields: Fields, fragments: Fragments): boolean {
  return (asked?.selections ?? []).every((selection) => {
    if (selection.kind === "InlineFragment") return isWithin(selection.selectionSet, fields, fragments);
    if (selection.kind === "FragmentSpread") {
      return isWithin(fragments[selection.name.value]?.selectionSet, fields, fragments);
    }
    const name = selection.name.value;
    if (name === "__typename") return true;
    const inside = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return inside === true || (inside !== undefined && isWithin(selection.selectionSet, inside, fragments));
  });
}
