import { aboutPage } from "#server/database/demo/content/page-about.ts";
import { accessibilityPage } from "#server/database/demo/content/page-accessibility.ts";
import { cookieManagementPage } from "#server/database/demo/content/page-cookie-management.ts";
import { cookiePolicyPage } from "#server/database/demo/content/page-cookie-policy.ts";
import { disclaimerPage } from "#server/database/demo/content/page-disclaimer.ts";
import { privacyPolicyPage } from "#server/database/demo/content/page-privacy-policy.ts";
import { termsAndConditionsPage } from "#server/database/demo/content/page-terms-and-conditions.ts";
import type { DemoPage } from "#server/database/demo/content/shape.ts";

/** Every page whose text the fund writes itself, in three languages. */
export const pages: DemoPage[] = [
  aboutPage,
  disclaimerPage,
  privacyPolicyPage,
  cookiePolicyPage,
  cookieManagementPage,
  termsAndConditionsPage,
  accessibilityPage,
];
