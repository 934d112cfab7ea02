import { beforeEach, expect, test, vi } from "vitest";
import { createProgress } from "#web/progress.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("a task of less than 200 ms shows no bar", () => {
  const { state, start, finish } = createProgress();
  const visibilities: boolean[] = [];
  state.subscribe(() => visibilities.push(state.get().isVisible));
  start();
  vi.advanceTimersByTime(199);
  finish();
  vi.advanceTimersByTime(2000);
  expect(visibilities).not.toContain(true);
});

test("the bar shows after 200 ms, grows by 2 % every 100 ms and stops at 100", () => {
  const { state, start } = createProgress();
  start();
  vi.advanceTimersByTime(200);
  expect(state.get()).toEqual({ percent: 0, isVisible: true, isFailed: false });
  vi.advanceTimersByTime(500);
  expect(state.get().percent).toBeCloseTo(10);
  vi.advanceTimersByTime(60_000);
  expect(state.get().percent).toBe(100);
});

test("arriving data moves the bar, which stays for half a second after the end", () => {
  const { state, start, increase, finish } = createProgress();
  start();
  vi.advanceTimersByTime(300);
  increase(45);
  expect(state.get().percent).toBeCloseTo(47);
  finish();
  expect(state.get()).toMatchObject({ percent: 100, isVisible: true });
  vi.advanceTimersByTime(499);
  expect(state.get().isVisible).toBe(true);
  vi.advanceTimersByTime(1);
  expect(state.get()).toEqual({ percent: 0, isVisible: false, isFailed: false });
});

test("a failed task marks the bar before it disappears", () => {
  const { state, start, fail } = createProgress();
  start();
  vi.advanceTimersByTime(300);
  fail();
  expect(state.get()).toEqual({ percent: 100, isVisible: true, isFailed: true });
});

test("a new page restarts the bar, even while the last one is still visible", () => {
  const { state, start, finish } = createProgress();
  start();
  vi.advanceTimersByTime(300);
  finish();
  start();
  vi.advanceTimersByTime(600);
  expect(state.get().isVisible).toBe(true);
  expect(state.get().percent).toBeLessThan(20);
});
