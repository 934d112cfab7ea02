import { createStore } from "#web/stores/store.ts";

/** What the bar on top shows. */
export type Progress = { percent: number; isVisible: boolean; isFailed: boolean };

/** The clockwork of the bar; a test brings its own. */
type Timers = {
  every(run: () => void, milliseconds: number): () => void;
  after(run: () => void, milliseconds: number): () => void;
};

const hidden: Progress = { percent: 0, isVisible: false, isFailed: false };

const throttle = 200;
const duration = 5000;
const tick = 100;
const hideDelay = 500;

const browserTimers: Timers = {
  every: (run, milliseconds) => {
    const timer = setInterval(run, milliseconds);
    return () => clearInterval(timer);
  },
  after: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Makes a bar: it shows itself only when something takes longer than 200 ms, and creeps on until it is finished. */
export function createProgress(timers: Timers = browserTimers) {
  const state = createStore<Progress>(hidden);
  let stopWaiting = () => {};
  let stopGrowing = () => {};
  let stopHiding = () => {};
  let isUnderWay = false;

  const increase = (percent: number) =>
    state.set((now) => (isUnderWay ? { ...now, percent: Math.min(100, now.percent + percent) } : now));

  const start = () => {
    stopWaiting();
    stopGrowing();
    stopHiding();
    isUnderWay = true;
    state.set(hidden);
    stopWaiting = timers.after(() => {
      state.set((now) => ({ ...now, isVisible: true }));
      stopGrowing = timers.every(() => increase((tick / duration) * 100), tick);
    }, throttle);
  };

  const finish = () => {
    if (!isUnderWay) return;
    isUnderWay = false;
    stopWaiting();
    stopGrowing();
    if (!state.get().isVisible) return state.set(hidden);
    state.set((now) => ({ ...now, percent: 100 }));
    stopHiding = timers.after(() => state.set(hidden), hideDelay);
  };

  const fail = () => {
    state.set((now) => ({ ...now, isFailed: true }));
    finish();
  };

  return { state, start, increase, finish, fail };
}

/** The bar of the page in the browser. */
export const progress = createProgress();

let requests = 0;
let isNavigating = false;

/** Shows the bar while a request to the API is under way outside of a change of page. */
export const requestProgress = {
  begin() {
    if (requests++ === 0 && !isNavigating) progress.start();
    return () => {
      if (--requests === 0 && !isNavigating) progress.finish();
    };
  },
  /** While the page changes, the change of page owns the bar. */
  navigating(value: boolean) {
    isNavigating = value;
  },
};
