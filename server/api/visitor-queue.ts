import { Refusal } from "#domain/problem.ts";

/** How many documents of visitors run at once in this process, and how many there can be with those that wait. */
const visitorLimits = { running: 2, underWay: 200, ofOneNetwork: 40 };

export type VisitorQueue = {
  /** Waits until a document of this network may run, and gives what ends it; throws when there are too many. */
  enter(network: string): Promise<() => void>;
  /** Counts a document that runs without waiting, and gives what ends it; throws when there are too many. */
  pass(network: string): () => void;
};

/**
 * Lets the documents of visitors run a few at a time, so that strangers cannot hold up pages and logins. The networks
 * take turns: who sends much waits for it, not the others.
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
      const left = (underWay.get(network) ?? 0) - 1;
      if (left > 0) underWay.set(network, left);
      else underWay.delete(network);
    };
  };

  const startNext = () => {
    const [next] = waiting;
    if (!next || running >= limits.running) return;
    const [network, [start, ...others]] = next;
    // A network that goes to the end of the map has its next turn after all others.
    waiting.delete(network);
    if (others.length > 0) waiting.set(network, others);
    running++;
    start?.();
  };

  const end = () => {
    running--;
    // What came in meanwhile, such as a page that someone asks for, is looked at before the next document.
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
