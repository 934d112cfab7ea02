/** Makes a small PDF with a few lines of text, for the files of the demo. Its font has only Latin letters. */
export function plainPdf(lines: readonly string[]): Buffer {
  const operators = lines.map((line) => `(${latin(line).replace(/[\\()]/g, "\\$&")}) Tj T*`).join("\n");
  const content = `BT /F1 12 Tf 18 TL 72 770 Td\n${operators}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>",
    `<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = Buffer.byteLength(file, "latin1");
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  const start = Buffer.byteLength(file, "latin1");
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, "latin1");
}

const latin = (text: string) => text.replaceAll("’", "'").replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, "-");
