import { type MouseEvent, useRef, useState } from "react";
import { type FocusPoint, pressedPoint } from "#web/pages/office/projects/id/parts/pressed-point.ts";
import { useText } from "#web/text.tsx";
import { cssProperties } from "#web/ui/css-properties.ts";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";

type Props = {
  picture: { src: string; alt: string; width: number; height: number };
  size: string;
  /** The numbers of the point as they were typed, or else as they are stored. */
  typed: { x: string; y: string };
};

/** A picture as a card cuts it, and the point of it that stays in view: two numbers, or a press on the picture. */
export function PictureFocus({ picture, size, typed }: Props) {
  const text = useText("projects");
  const isLive = useIsLive();
  const [point, setPoint] = useState(() => pointOf(typed));
  const fieldX = useRef<HTMLInputElement>(null);
  const fieldY = useRef<HTMLInputElement>(null);
  const handleInput = () => setPoint(pointOf({ x: fieldX.current?.value ?? "", y: fieldY.current?.value ?? "" }));
  const handlePress = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const pressed = pressedPoint({ x: clientX - box.left, y: clientY - box.top }, box, picture, point);
    if (fieldX.current) fieldX.current.value = String(pressed.x);
    if (fieldY.current) fieldY.current.value = String(pressed.y);
    setPoint(pressed);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the fields are for keys. */}
      <div
        className="picture-focus"
        style={cssProperties({ "--focus-x": point.x, "--focus-y": point.y })}
        data-live={isLive || undefined}
        onClick={handlePress}
      >
        <img {...picture} alt={picture.alt} />
        {isLive && <span className="picture-focus__ring" />}
      </div>
      <p className="muted">{size}</p>
      <fieldset className="localized" onInput={handleInput}>
        <legend className="localized__legend">{text("projects.picture.focus")}</legend>
        {isLive && <p className="muted">{text("projects.picture.focus.help")}</p>}
        <div className="editor__row">
          <Field name="focusX" label={text("projects.picture.focusX")}>
            <Input ref={fieldX} type="number" min={0} max={100} defaultValue={typed.x} />
          </Field>
          <Field name="focusY" label={text("projects.picture.focusY")}>
            <Input ref={fieldY} type="number" min={0} max={100} defaultValue={typed.y} />
          </Field>
        </div>
      </fieldset>
    </>
  );
}

/** Reads the typed numbers; an empty or wrong one is the middle until somebody types another. */
function pointOf({ x, y }: { x: string; y: string }): FocusPoint {
  const percent = (typed: string) => {
    const number = typed.trim() === "" ? 50 : Number(typed);
    return number >= 0 && number <= 100 ? number : 50;
  };
  return { x: percent(x), y: percent(y) };
}
