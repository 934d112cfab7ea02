type Props = {
  list: readonly { code: string; name: string; isActive: boolean }[];
  /** The code of the present choice. */
  chosen: string | null;
};

/** The entries of a list of the fund to choose from: those in use, and the present choice. */
export function ActiveOptions({ list, chosen }: Props) {
  return list
    .filter(({ code, isActive }) => isActive || code === chosen)
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
}
