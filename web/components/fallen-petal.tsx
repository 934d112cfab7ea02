import drawing from "#web/design/fallen-petal.svg";

/** A blossom that lost a petal: the drawing of the error page. It takes the colours of its page. */
export function FallenPetal({ label }: { label: string }) {
  return (
    <svg className="error-page__pic" viewBox="0 0 580 640" role="img" aria-label={label}>
      <use href={`${drawing}#blossom`} />
      <g className="error-page__petal">
        <use href={`${drawing}#petal`} />
      </g>
    </svg>
  );
}
