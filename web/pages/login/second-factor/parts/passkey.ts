import type { Problem } from "#domain/problem.ts";
import type { Api } from "#web/graphql/client.ts";
import { system } from "#web/graphql/document.ts";

const BeginPasskey = system(`mutation BeginPasskey { beginPasskey }`);
const FinishPasskey = system(`
  mutation FinishPasskey($answer: String!, $name: String!) { finishPasskey(answer: $answer, name: $name) }
`);
const BeginPasskeyProof = system(`mutation BeginPasskeyProof { beginPasskeyProof }`);
const ProveWithPasskey = system(`mutation ProveWithPasskey($answer: String!) { proveWithPasskey(answer: $answer) }`);

type Outcome = Promise<{ problem: Problem | null }>;

// The library loads only when someone presses the button.
const library = () => import("@simplewebauthn/browser");

/** Makes a passkey on the device and submits its public key, with a name that its owner chose. */
export async function makePasskey(api: Api, name: string): Outcome {
  if (import.meta.env.SSR) return { problem: { code: "passkey.needsScripts" } };
  const { startRegistration } = await library();
  const { data, problem } = await api.mutate(BeginPasskey);
  if (problem) return { problem };
  const registration = await askDevice(() => startRegistration({ optionsJSON: JSON.parse(data.beginPasskey) }));
  return "problem" in registration
    ? registration
    : api.mutate(FinishPasskey, { answer: JSON.stringify(registration.answer), name });
}

/** Asks the device to show one of its passkeys. */
export async function showPasskey(api: Api): Outcome {
  if (import.meta.env.SSR) return { problem: { code: "passkey.needsScripts" } };
  const { startAuthentication } = await library();
  const { data, problem } = await api.mutate(BeginPasskeyProof);
  if (problem) return { problem };
  const proof = await askDevice(() => startAuthentication({ optionsJSON: JSON.parse(data.beginPasskeyProof) }));
  return "problem" in proof ? proof : api.mutate(ProveWithPasskey, { answer: JSON.stringify(proof.answer) });
}

/** Waits for the device; a closed window or a browser without passkeys is not an error of ours. */
async function askDevice<T>(device: () => Promise<T>): Promise<{ answer: T } | { problem: Problem }> {
  if (!("PublicKeyCredential" in window)) return { problem: { code: "passkey.unsupported" } };
  try {
    return { answer: await device() };
  } catch (error) {
    const isForbidden = error instanceof Error && ["SecurityError", "NotSupportedError"].includes(error.name);
    return { problem: { code: isForbidden ? "passkey.unsupported" : "passkey.stopped" } };
  }
}
