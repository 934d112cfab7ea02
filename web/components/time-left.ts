import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long it is until something ends: the largest part that is not zero says which words fit. */
export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

/** Splits a time into days, hours, minutes and seconds that have passed whole; none is less than nothing. */
export function splitTime(milliseconds: number): TimeLeft {
  const left = Math.max(0, milliseconds);
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  };
}

/** How long until what is shown changes: every minute, in the last hour every second. */
export function nextChange(milliseconds: number): number {
  return (milliseconds % (milliseconds > hour ? minute : second)) + 1;
}

/** Minutes and seconds as a clock shows them. */
export const clockOf = ({ minutes, seconds }: TimeLeft) => `${minutes}:${String(seconds).padStart(2, "0")}`;

/**
 * How long until an end by the server's clock. As the page was made at first; then it runs by itself, and when the server
 * says that it is over the page is loaded anew. What makes it run is fetched after everything else.
 */
export function useTimeLeft(ends: string, now: string): TimeLeft {
  const [left, setLeft] = useState<number | null>(null);
  const { revalidate } = useRevalidator();
  const handleEnd = useEffectEvent(() => void revalidate());
  useEffect(() => {
    const leaving = new AbortController();
    const run = async () => {
      const { countDown } = await import("#web/components/countdown.ts");
      countDown(ends, { onTick: setLeft, onEnd: handleEnd, signal: leaving.signal });
    };
    // Without it the page says what it said.
    run().catch(() => {});
    return () => leaving.abort();
  }, [ends]);
  return splitTime(left ?? Date.parse(ends) - Date.parse(now));
}

/** Loads the page anew at a moment, by the server's clock. */
export function TurnsAt({ moment, now }: { moment: string; now: string }) {
  useTimeLeft(moment, now);
  return null;
}
