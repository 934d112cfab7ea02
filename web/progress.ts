import { createStore } from "#web/stores/store.ts";

/** The state of the bar at the top of the page. */
export type Progress = { percent: number; isVisible: boolean; isFailed: boolean };

type Timer = ReturnType<typeof setTimeout> | undefined;

const hidden: Progress = { percent: 0, isVisible: false, isFailed: false };

const throttle = 200;
const duration = 5000;
const tick = 100;
const hideDelay = 500;

/** Makes a bar that appears after 200 ms and grows until it is finished. */
export function createProgress() {
  const state = createStore<Progress>(hidden);
  let showTimer: Timer;
  let growTimer: Timer;
  let hideTimer: Timer;
  let isUnderWay = false;

  const increase = (percent: number) =>
    state.set((now) => (isUnderWay ? { ...now, percent: Math.min(100, now.percent + percent) } : now));

  const start = () => {
    clearTimeout(showTimer);
    clearInterval(growTimer);
    clearTimeout(hideTimer);
    isUnderWay = true;
    state.set(hidden);
    showTimer = setTimeout(() => {
      state.set((now) => ({ ...now, isVisible: true }));
      growTimer = setInterval(() => increase((tick / duration) * 100), tick);
    }, throttle);
  };

  const finish = () => {
    if (!isUnderWay) return;
    isUnderWay = false;
    clearTimeout(showTimer);
    clearInterval(growTimer);
    if (!state.get().isVisible) return state.set(hidden);
    state.set((now) => ({ ...now, percent: 100 }));
    hideTimer = setTimeout(() => state.set(hidden), hideDelay);
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

/** Shows the bar during requests to the API, except while the page changes. */
export const requestProgress = {
  begin() {
    if (requests++ === 0 && !isNavigating) progress.start();
    return () => {
      if (--requests === 0 && !isNavigating) progress.finish();
    };
  },
  /** While the page changes, `RouteProgress` controls the bar. */
  navigating(value: boolean) {
    isNavigating = value;
  },
};
