export { useWaitingSubmit as useHeldSubmit, WaitingNotice as HeldNotice } from "#web/components/waiting-submit.tsx";
