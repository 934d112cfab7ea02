export { useAutofill as useFilledIn } from "#web/components/use-autofill.ts";
