/** An open eye with an almond for a pupil, or a closed one. */
export function Eye({ isOpen }: { isOpen: boolean }) {
  return (
    <svg className={isOpen ? "eye eye--open" : "eye"} viewBox="0 0 24 24" aria-hidden="true">
      {isOpen ? (
        <>
          <path d="M2.5 12C4.2 8.2 7.8 5.5 12 5.5S19.8 8.2 21.5 12C19.8 15.8 16.2 18.5 12 18.5S4.2 15.8 2.5 12Z" />
          <path
            className="eye__pupil"
            d="M12 7.8C13.1 8.7 14.9 10.6 14.9 12.9C14.9 15 13.6 16.3 12 16.3S9.1 15 9.1 12.9C9.1 10.6 10.9 8.7 12 7.8Z"
          />
        </>
      ) : (
        <path d="M2.5 10C4.6 13.5 8 15.5 12 15.5S19.4 13.5 21.5 10M5.3 13.2L3.5 15.8M9.6 15.2L8.9 18.3M14.4 15.2L15.1 18.3M18.7 13.2L20.5 15.8" />
      )}
    </svg>
  );
}
