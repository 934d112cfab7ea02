import type { Examples } from "#web/ui/examples.ts";
import { Qr } from "#web/ui/qr/qr.tsx";

/** The code of https://samen.example. */
const path =
  "M4 4h7v1h-7zM12 4h1v1h-1zM15 4h1v1h-1zM18 4h1v1h-1zM22 4h7v1h-7zM4 5h1v1h-1zM10 5h1v1h-1zM12 5h1v1h-1zM16 5h" +
  "2v1h-2zM20 5h1v1h-1zM22 5h1v1h-1zM28 5h1v1h-1zM4 6h1v1h-1zM6 6h3v1h-3zM10 6h1v1h-1zM12 6h3v1h-3zM16 6h5v1h-5" +
  "zM22 6h1v1h-1zM24 6h3v1h-3zM28 6h1v1h-1zM4 7h1v1h-1zM6 7h3v1h-3zM10 7h1v1h-1zM14 7h4v1h-4zM20 7h1v1h-1zM22 7" +
  "h1v1h-1zM24 7h3v1h-3zM28 7h1v1h-1zM4 8h1v1h-1zM6 8h3v1h-3zM10 8h1v1h-1zM12 8h1v1h-1zM14 8h2v1h-2zM20 8h1v1h-" +
  "1zM22 8h1v1h-1zM24 8h3v1h-3zM28 8h1v1h-1zM4 9h1v1h-1zM10 9h1v1h-1zM13 9h2v1h-2zM20 9h1v1h-1zM22 9h1v1h-1zM28" +
  " 9h1v1h-1zM4 10h7v1h-7zM12 10h1v1h-1zM14 10h1v1h-1zM16 10h1v1h-1zM18 10h1v1h-1zM20 10h1v1h-1zM22 10h7v1h-7zM" +
  "13 11h2v1h-2zM17 11h2v1h-2zM4 12h1v1h-1zM7 12h6v1h-6zM15 12h1v1h-1zM18 12h1v1h-1zM21 12h1v1h-1zM24 12h1v1h-1" +
  "zM26 12h3v1h-3zM4 13h1v1h-1zM6 13h1v1h-1zM12 13h3v1h-3zM16 13h4v1h-4zM23 13h5v1h-5zM6 14h1v1h-1zM10 14h1v1h-" +
  "1zM13 14h1v1h-1zM15 14h1v1h-1zM19 14h5v1h-5zM25 14h1v1h-1zM28 14h1v1h-1zM5 15h4v1h-4zM11 15h4v1h-4zM16 15h1v" +
  "1h-1zM22 15h1v1h-1zM25 15h4v1h-4zM4 16h1v1h-1zM10 16h7v1h-7zM19 16h2v1h-2zM22 16h1v1h-1zM28 16h1v1h-1zM4 17h" +
  "4v1h-4zM12 17h1v1h-1zM14 17h1v1h-1zM17 17h4v1h-4zM24 17h1v1h-1zM27 17h1v1h-1zM4 18h7v1h-7zM12 18h2v1h-2zM15 " +
  "18h7v1h-7zM24 18h5v1h-5zM4 19h1v1h-1zM6 19h3v1h-3zM13 19h1v1h-1zM15 19h1v1h-1zM19 19h1v1h-1zM21 19h3v1h-3zM2" +
  "5 19h2v1h-2zM28 19h1v1h-1zM4 20h1v1h-1zM10 20h2v1h-2zM13 20h2v1h-2zM18 20h1v1h-1zM20 20h5v1h-5zM26 20h2v1h-2" +
  "zM12 21h2v1h-2zM15 21h3v1h-3zM20 21h1v1h-1zM24 21h1v1h-1zM26 21h2v1h-2zM4 22h7v1h-7zM12 22h2v1h-2zM15 22h1v1" +
  "h-1zM20 22h1v1h-1zM22 22h1v1h-1zM24 22h1v1h-1zM28 22h1v1h-1zM4 23h1v1h-1zM10 23h1v1h-1zM12 23h1v1h-1zM16 23h" +
  "1v1h-1zM18 23h1v1h-1zM20 23h1v1h-1zM24 23h1v1h-1zM27 23h2v1h-2zM4 24h1v1h-1zM6 24h3v1h-3zM10 24h1v1h-1zM12 2" +
  "4h1v1h-1zM14 24h1v1h-1zM16 24h9v1h-9zM27 24h2v1h-2zM4 25h1v1h-1zM6 25h3v1h-3zM10 25h1v1h-1zM12 25h2v1h-2zM18" +
  " 25h1v1h-1zM21 25h2v1h-2zM27 25h2v1h-2zM4 26h1v1h-1zM6 26h3v1h-3zM10 26h1v1h-1zM16 26h1v1h-1zM18 26h1v1h-1zM" +
  "20 26h2v1h-2zM24 26h5v1h-5zM4 27h1v1h-1zM10 27h1v1h-1zM18 27h1v1h-1zM22 27h3v1h-3zM26 27h3v1h-3zM4 28h7v1h-7" +
  "zM12 28h1v1h-1zM14 28h1v1h-1zM17 28h2v1h-2zM20 28h1v1h-1zM22 28h1v1h-1zM25 28h1v1h-1zM28 28h1v1h-1z";

/** A small code. */
export const examples: Examples = {
  title: "QR code",
  examples: { small: <Qr size={33} path={path} label="QR code that leads to samen.example" /> },
};
