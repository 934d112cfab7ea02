import { LoginBand } from "#web/components/login-band.tsx";
import { useText } from "#web/text.tsx";

/** The login for employees. */
export function EmployeeLogin() {
  const text = useText("home");
  return <LoginBand heading={text("home.login.heading")} />;
}
