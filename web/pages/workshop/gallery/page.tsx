import { Fragment } from "react";
import type { Examples } from "#web/ui/examples.ts";
import "./page.css";

const files = import.meta.glob<{ examples: Examples }>("/web/ui/**/*.examples.tsx", { eager: true });
const components = Object.values(files)
  .map(({ examples }) => examples)
  .sort((a, b) => a.title.localeCompare(b.title));

/** Every component in every state; the tests and the pictures use this page. */
export default function GalleryPage() {
  return (
    <main id="main" className="wrap gallery">
      <title>Gallery</title>
      <h1>Gallery</h1>
      {components.map(({ title, examples }) => (
        <section key={title} className="gallery__component" aria-label={title}>
          <h2>{title}</h2>
          {Object.entries(examples).map(([name, example]) => (
            <Fragment key={name}>
              <p className="meta">{name}</p>
              <div className="gallery__example" data-example={`${title}: ${name}`}>
                {example}
              </div>
            </Fragment>
          ))}
        </section>
      ))}
    </main>
  );
}
