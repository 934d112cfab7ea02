import type { Examples } from "#web/ui/examples.ts";
import { Prose } from "#web/ui/prose/prose.tsx";

/** Running text with headings and a list. */
export const examples: Examples = {
  title: "Prose",
  examples: {
    text: (
      <Prose>
        <h2>What we keep</h2>
        <p>
          We keep what you write in your dossier until two years after the decision. <a href="#top">Read more</a> about
          it.
        </p>
        <ul>
          <li>Your name and how to reach you.</li>
          <li>The documents you add.</li>
        </ul>
        <h3>In which order</h3>
        <ol>
          <li>You send in your dossier.</li>
          <li>
            The committee reads it, in the folder <code>dossiers</code>.
          </li>
        </ol>
        <blockquote>
          <p>You always get an answer, and with a refusal always a reason.</p>
        </blockquote>
        <h2>Verantwoordelijkheidsbepalingen voor vrijwilligersorganisaties</h2>
        <p>The heading above is as long as Dutch can make it.</p>
      </Prose>
    ),
  },
};
