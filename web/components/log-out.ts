import { system } from "#web/graphql/document.ts";

/** Ends the session of this browser, on an own device and at a kiosk. */
export const LogOutMutation = system(`mutation LogOut { logout }`);
