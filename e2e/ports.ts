/** Where the site stands while browsers test it. */
export const port = 8056;

/** Where the company's own login stands meanwhile. */
export const companyPort = 8057;
