// `dossier-step.tsx` still imports the old names.
export { useWaitingSubmit as useHeldSubmit, WaitingNotice as HeldNotice } from "#web/components/waiting-submit.tsx";
