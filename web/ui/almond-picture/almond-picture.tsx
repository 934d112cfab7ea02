import type { ComponentProps } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { cssProperties } from "#web/ui/css-properties.ts";
import "./almond-picture.css";

type Props = Omit<ComponentProps<"img">, "alt"> & { src: string; alt: string; focus?: string | undefined };

/** A picture in the shape of an almond; `className` goes to the shape, `focus` is the position that stays in view. */
export function AlmondPicture({ className, alt, focus, style, width = 800, height = 600, ...rest }: Props) {
  return (
    <div className={classNames("almond", "almond-picture", className)}>
      <img
        {...rest}
        alt={alt}
        width={width}
        height={height}
        style={focus ? cssProperties({ "--focus-point": focus }) : style}
      />
    </div>
  );
}
