import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The time until something ends; its largest part above zero decides the words. */
export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

/** Splits a time into whole days, hours, minutes and seconds; none is below zero. */
export function splitTime(milliseconds: number): TimeLeft {
  const timeLeft = Math.max(0, milliseconds);
  return {
    days: Math.floor(timeLeft / day),
    hours: Math.floor((timeLeft % day) / hour),
    minutes: Math.floor((timeLeft % hour) / minute),
    seconds: Math.floor((timeLeft % minute) / second),
  };
}

/** The time until the displayed text changes: every minute, and every second in the last hour. */
export function nextChange(milliseconds: number): number {
  return (milliseconds % (milliseconds > hour ? minute : second)) + 1;
}

/** Minutes and seconds as a clock shows them. */
export const clockOf = ({ minutes, seconds }: TimeLeft) => `${minutes}:${String(seconds).padStart(2, "0")}`;

/**
 * The time until an end by the server's clock. It starts with the time of the server's page, then runs by itself, and
 * the page reloads when the server says that it is over. The code that runs it loads after everything else.
 */
export function useTimeLeft(ends: string, now: string): TimeLeft {
  const [timeLeft, setTimeLeft] = useState<number | null>(null);
  const { revalidate } = useRevalidator();
  const handleEnd = useEffectEvent(() => void revalidate());
  useEffect(() => {
    const leaving = new AbortController();
    const run = async () => {
      const { countDown } = await import("#web/components/countdown.ts");
      countDown(ends, { onTick: setTimeLeft, onEnd: handleEnd, signal: leaving.signal });
    };
    // If the code does not load, the page keeps its first text.
    run().catch(() => {});
    return () => leaving.abort();
  }, [ends]);
  return splitTime(timeLeft ?? Date.parse(ends) - Date.parse(now));
}

/** Reloads the page's data at a moment, by the server's clock. */
export function ReloadAt({ moment, now }: { moment: string; now: string }) {
  useTimeLeft(moment, now);
  return null;
}
