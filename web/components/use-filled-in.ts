// `dossier-step.tsx` still imports the old name.
export { useAutofill as useFilledIn } from "#web/components/use-autofill.ts";
