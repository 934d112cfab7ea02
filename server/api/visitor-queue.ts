import { Refusal } from "#domain/problem.ts";

/** The most documents of visitors that run at once in this process, and the most with those that wait. */
const visitorLimits = { running: 2, underWay: 200, ofOneNetwork: 40 };

export type VisitorQueue = {
  /** Waits until a document may run, and returns a function that ends it; throws when there are too many. */
  enter(network: string): Promise<() => void>;
  /** Counts a document that does not wait, and returns a function that ends it; throws when there are too many. */
  pass(network: string): () => void;
};

/**
 * Runs the documents of visitors a few at a time, so that they cannot delay pages and logins. The networks take turns,
 * so that a busy network delays only itself.
 */
export function createVisitorQueue(limits = visitorLimits): VisitorQueue {
  const underWay = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();
  let all = 0;
  let running = 0;

  const count = (network: string): (() => void) => {
    const own = underWay.get(network) ?? 0;
    if (all >= limits.underWay || own >= limits.ofOneNetwork) throw new Refusal({ code: "limit.tooMany", minutes: 1 });
    all++;
    underWay.set(network, own + 1);
    return () => {
      all--;
      const remaining = (underWay.get(network) ?? 0) - 1;
      if (remaining > 0) underWay.set(network, remaining);
      else underWay.delete(network);
    };
  };

  const startNext = () => {
    const [next] = waiting;
    if (!next || running >= limits.running) return;
    const [network, [start, ...others]] = next;
    // The network moves to the end of the map, so that all others come first.
    waiting.delete(network);
    if (others.length > 0) waiting.set(network, others);
    running++;
    start?.();
  };

  const end = () => {
    running--;
    // Requests that arrived meanwhile, such as pages, come before the next document.
    setImmediate(startNext);
  };

  const enter = async (network: string) => {
    const uncount = count(network);
    await new Promise<void>((start) => {
      waiting.set(network, [...(waiting.get(network) ?? []), start]);
      startNext();
    });
    return () => {
      uncount();
      end();
    };
  };

  return { enter, pass: count };
}
