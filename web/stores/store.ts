import { useSyncExternalStore } from "react";

/** A value that components can watch; on the server it always has its initial value. */
export type Store<Value> = {
  get(): Value;
  set(next: Value | ((now: Value) => Value)): void;
  subscribe(listener: () => void): () => void;
  initialValue: Value;
};

/** Creates a store with its initial value. */
export function createStore<Value>(initialValue: Value): Store<Value> {
  let value = initialValue;
  const listeners = new Set<() => void>();
  return {
    initialValue,
    get: () => value,
    set: (next) => {
      const nextValue = typeof next === "function" ? (next as (now: Value) => Value)(value) : next;
      if (Object.is(nextValue, value)) return;
      value = nextValue;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Watches a store, or the part of it that `pick` returns. */
export function useStore<Value, Part = Value>(store: Store<Value>, pick: (value: Value) => Part = identity): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => pick(store.get()),
    () => pick(store.initialValue),
  );
}

function identity<Value, Part>(value: Value): Part {
  return value as unknown as Part;
}
