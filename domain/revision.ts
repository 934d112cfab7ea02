/** The reason for refusing a change of a record that somebody else has changed since it was read. */
export type RevisionProblem = { code: "record.changed" };

/** Says that a record was changed since it was read; every change of a record raises its revision. */
export function checkRevision(readRevision: number, currentRevision: number): RevisionProblem | null {
  return readRevision === currentRevision ? null : { code: "record.changed" };
}
