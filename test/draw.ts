/** Draws a number from 0 up to, but not including, `below`. */
export type Draw = (below: number) => number;

/** Draws the same numbers every time from the same seed. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Draws one of a list. */
export function pickFrom<One>(draw: Draw, list: readonly One[]): One {
  return list[draw(list.length)] as One;
}
