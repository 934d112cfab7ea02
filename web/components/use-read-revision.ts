import { useEffect, useRef, useState } from "react";
import { useIsPending } from "#web/pending.ts";

/**
 * Gives the revision at which a form was shown, although the page reads newer ones while its reader types. The answer to
 * the form shows the newest one.
 */
export function useReadRevision(newest: number) {
  const [revision, setRevision] = useState(newest);
  const isPending = useIsPending();
  const isSent = useRef(false);
  useEffect(() => {
    if (!isSent.current || isPending) return;
    isSent.current = false;
    setRevision(newest);
  }, [isPending, newest]);
  const handleSubmit = () => {
    isSent.current = true;
  };
  return { revision, handleSubmit };
}
