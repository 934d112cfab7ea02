/** One reading of a watched value; `isLast` when it will never change again. */
export type Reading<Value> = { value: Value; isLast: boolean };

type Follower<Value> = { tell(reading: Reading<Value>): void; fail(error: unknown): void };

/**
 * Lets any number of people follow values that change. A value is read again after this many milliseconds, once for all
 * its followers, and not while there are none. A follower gets the current value and then every change. A slow follower
 * may miss values in between, but never the latest.
 */
export function createWatch<Value>(read: (key: string) => Promise<Reading<Value>>, milliseconds: number) {
  const watched = new Map<string, { followers: Set<Follower<Value>>; latest: Reading<Value> | null }>();

  function begin(key: string) {
    const watch = { followers: new Set<Follower<Value>>(), latest: null as Reading<Value> | null };
    watched.set(key, watch);
    const forget = () => watched.get(key) === watch && watched.delete(key);
    const look = async () => {
      if (watch.followers.size === 0) return forget();
      try {
        const reading = await read(key);
        const isNew = JSON.stringify(reading) !== JSON.stringify(watch.latest);
        watch.latest = reading;
        if (isNew) for (const follower of watch.followers) follower.tell(reading);
        if (reading.isLast) forget();
        else setTimeout(look, milliseconds).unref();
      } catch (error) {
        // All followers get the error; the next one starts a new watch.
        forget();
        for (const follower of watch.followers) follower.fail(error);
      }
    };
    queueMicrotask(look);
    return watch;
  }

  /** Gives every reading of a value from now on; the watch ends when the loop over it ends. */
  return (key: string): AsyncIterableIterator<Value> => {
    const watch = watched.get(key) ?? begin(key);
    let [pending, isOver] = [watch.latest, false];
    let failure: { error: unknown } | null = null;
    let waiting: PromiseWithResolvers<void> | null = null;
    const follower: Follower<Value> = {
      tell: (reading) => {
        pending = reading;
        waiting?.resolve();
      },
      fail: (error) => {
        failure = { error };
        waiting?.resolve();
      },
    };
    const end = (): { done: true; value: undefined } => {
      isOver = true;
      watch.followers.delete(follower);
      waiting?.resolve();
      return { done: true, value: undefined };
    };
    watch.followers.add(follower);
    return {
      next: async () => {
        if (!pending && !failure && !isOver) {
          waiting = Promise.withResolvers<void>();
          await waiting.promise;
        }
        if (failure && !isOver) {
          end();
          throw failure.error;
        }
        if (isOver || !pending) return end();
        const { value, isLast } = pending;
        pending = null;
        // The follower still gets the last value, and then the loop ends.
        if (isLast) end();
        return { done: false, value };
      },
      return: async () => end(),
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  };
}
