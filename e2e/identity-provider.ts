import { anIdentityProvider } from "#test/identity-provider.ts";
import { companyPort, port } from "./ports.ts";

// The company's own login, for as long as the browser tests run.
await anIdentityProvider({ port: companyPort, comeBackTo: `http://localhost:${port}/login/company/back` });
