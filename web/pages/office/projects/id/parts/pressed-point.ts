/** A point of a picture, in percent from the left and from the top. */
export type FocusPoint = { x: number; y: number };
type Size = { width: number; height: number };

/**
 * Gives the point of a whole picture that somebody presses in a box that the picture covers. The point that stays in
 * view is as far from the edges of the box as from those of the picture, in percent, so a ring at it needs no sum.
 */
export function pressedPoint(pressed: FocusPoint, box: Size, picture: Size, focus: FocusPoint): FocusPoint {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const percent = (at: number, ofBox: number, ofPicture: number, stays: number) => {
    const whole = ofPicture * scale;
    const cutOff = ((whole - ofBox) * stays) / 100;
    return Math.min(100, Math.max(0, Math.round((100 * (at + cutOff)) / whole)));
  };
  return {
    x: percent(pressed.x, box.width, picture.width, focus.x),
    y: percent(pressed.y, box.height, picture.height, focus.y),
  };
}
