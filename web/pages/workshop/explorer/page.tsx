import { type FormEvent, useState } from "react";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Select } from "#web/ui/select/select.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";
import fundSchema from "../../../../server/api/fund/schema.graphql?raw";
import systemSchema from "../../../../server/api/system/schema.graphql?raw";
import "./page.css";

const schemas = { "/graphql": fundSchema, "/graphql/system": systemSchema };
type Address = keyof typeof schemas;

const firstQuery = `query Projects {
  projects(first: 3) {
    edges { node { slug text(language: nl) { title } organisation { name } } }
  }
}`;

/** A page to try a query against either endpoint, with the schema beside it. */
export default function ExplorerPage() {
  const [address, setAddress] = useState<Address>("/graphql");
  const [answer, setAnswer] = useState("");

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    try {
      const variables = JSON.parse(String(form.get("variables")) || "{}");
      const response = await fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({ query: form.get("query"), variables }),
      });
      setAnswer(JSON.stringify(await response.json(), null, 2));
    } catch (error) {
      setAnswer(String(error));
    }
  }

  return (
    <main id="main" className="wrap explorer">
      <title>Explorer</title>
      <h1>Explorer</h1>
      <form className="explorer__form" onSubmit={(event) => void handleSubmit(event)}>
        <Field name="address" label="Endpoint">
          <Select value={address} onChange={(event) => setAddress(event.target.value as Address)}>
            {Object.keys(schemas).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
        <Field name="query" label="Query">
          <Textarea className="explorer__code" rows={10} defaultValue={firstQuery} spellCheck={false} />
        </Field>
        <Field name="variables" label="Variables">
          <Textarea className="explorer__code" rows={3} defaultValue="{}" spellCheck={false} />
        </Field>
        <Button>Run</Button>
      </form>
      <section aria-label="Answer" aria-live="polite">
        <h2>Answer</h2>
        <pre>{answer}</pre>
      </section>
      <section aria-label="Schema">
        <h2>Schema</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable with the keyboard. */}
        <pre tabIndex={0}>{schemas[address]}</pre>
      </section>
    </main>
  );
}
