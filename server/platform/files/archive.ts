import { Zip, ZipPassThrough } from "fflate";

/** A file of an archive: its path, with slashes between folders, and its content. */
export type ArchivedFile = { path: string; content: AsyncIterable<Uint8Array> };

/**
 * Writes files into a ZIP while they are read, one after the other, so that only one piece is in memory. They are not
 * compressed, because pictures and PDFs already are.
 */
export async function* writeArchive(files: AsyncIterable<ArchivedFile>, madeAt: Date): AsyncGenerator<Buffer> {
  const pieces: Buffer[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(Buffer.from(piece));
  });
  for await (const { path, content } of files) {
    const file = new ZipPassThrough(path);
    file.mtime = madeAt;
    archive.add(file);
    for await (const piece of content) {
      file.push(piece);
      yield* pieces.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* pieces.splice(0);
  }
  archive.end();
  yield* pieces.splice(0);
}
